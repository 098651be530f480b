import { nextSteps } from './content.ts';

const { about, howWeWork } = nextSteps.companyLinks;

/** Links in pages to more about the company. */
export const companyLinks = [
  { label: howWeWork, path: '/how-we-work/' },
  { label: about, path: '/about/' },
];
