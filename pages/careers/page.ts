import { careers } from '#shared/content/careers.ts';
import { jobs } from '#shared/content/jobs.ts';
import { siteDay } from '#shared/content/siteDay.ts';
import { careersPages } from './careersPages.ts';

const { list, jobPages } = careersPages({ careers, jobs, today: siteDay() });

// The footer's address for the same page.
const secondList = { ...list, path: '/career/', aliasOf: list.path };

export default [list, secondList, ...jobPages];
