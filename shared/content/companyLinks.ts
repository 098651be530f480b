import { nextSteps } from './nextSteps.ts';

const { about, howWeWork } = nextSteps.companyLinks;

/** Links from the middle of pages to what says more about the company. */
export const companyLinks = [
  { label: howWeWork, path: '/how-we-work/' },
  { label: about, path: '/about/' },
];
