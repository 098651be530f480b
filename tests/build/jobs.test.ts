import { expect, test } from 'vitest';
import { stateOf } from '../../shared/content/jobState.ts';
import { jobs } from '../../shared/content/jobs.ts';
import { siteDay } from '../../shared/content/siteDay.ts';
import { pages, readDocument } from '../support/builtPages.ts';

const open = jobs.filter((job) => stateOf(job, siteDay()) === 'open');

test.each(open)('the page of the $title has its text, and a form that names it', (job) => {
  const document = readDocument(pages.find(({ path }) => path === `/careers/${job.slug}/`)!);
  expect(document.querySelector('h1')?.textContent).toBe(job.title);
  for (const line of [job.jobDescription, ...job.keyResponsibilities, ...job.skillsQualifications]) {
    expect(document.body.textContent).toContain(line);
  }
  const profile = document.querySelector('form[method=post] input[name="Job Profile"]');
  expect(profile?.getAttribute('value')).toBe(job.title);
});

test('the careers page lists every open job with a link to its page', () => {
  const document = readDocument(pages.find((page) => page.path === '/careers/')!);
  const links = [...document.querySelectorAll('h4 a')].map((link) => link.getAttribute('href'));
  expect(links.sort()).toEqual(open.map(({ slug }) => `/careers/${slug}/`).sort());
});
