import { careers } from '../../shared/content/careers.ts';
import { company } from '../../shared/content/company.ts';
import { jobs } from '../../shared/content/jobs.ts';
import { pictureOf } from '../../shared/content/pictures.ts';
import { receiverNote } from '../../shared/forms/receiverNote.ts';
import { siteFormTarget } from '../../shared/forms/siteFormTarget.ts';
import { definePage, type PageDeclaration } from '../../shared/site/pageDeclaration.ts';
import type { CareersPageProps } from './CareersPage.tsx';

const { banner, heading, lead, search } = careers;
const target = siteFormTarget('application');

const page: PageDeclaration<CareersPageProps> = {
  path: '/careers/',
  template: 'careers/CareersPage',
  name: 'Careers',
  search,
  props: {
    banner: { ...banner, path: '/careers/', picture: pictureOf('hero/still') },
    heading,
    lead,
    jobs,
    target,
    note: receiverNote('application', target),
    maxMegabytes: company.forms.maxResumeMegabytes,
  },
};

export default [
  definePage(page),
  // The footer's address for the same page.
  definePage<CareersPageProps>({ ...page, path: '/career/', aliasOf: '/careers/' }),
];
