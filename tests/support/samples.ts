import { industries, jobs, services } from '#shared/model/content.ts';
import { jobStateOn, siteDay } from '#shared/model/jobState.ts';
import { siteData } from '#shared/shell/siteData.ts';

/*
 * What tests take as examples, by its place in the lists and never by its name: a company may offer what it likes.
 */

const [, service] = services as [(typeof services)[number], (typeof services)[number]];
const [industry] = industries as [(typeof industries)[number]];
export const openJobs = jobs.filter((job) => jobStateOn(job, siteDay()) === 'open');

export { industry, service };

/** A job as its card and its address name it. */
const sampleOf = ({ slug, title }: { slug: string; title: string } = { slug: '', title: '' }) => ({
  title,
  hash: `#${slug}`,
  path: `/careers/${slug}/`,
});

/** The job whose dialog most tests open, and one that is another. */
export const job = sampleOf(openJobs[0]);
export const otherJob = sampleOf(openJobs.at(-1));

const labelOf = (path: string) => siteData.menu.find((entry) => entry.path === path)!.label;

export const menu = {
  home: labelOf('/'),
  about: labelOf('/about/'),
  services: labelOf('/services/'),
  industries: labelOf('/industries/'),
  careers: labelOf('/careers/'),
  contact: labelOf('/contact/'),
};
