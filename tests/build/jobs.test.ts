import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { townOf } from '../../pages/careers/jobs.ts';
import { stateOf } from '../../shared/content/jobState.ts';
import { jobs } from '../../shared/content/jobs.ts';
import { siteDay } from '../../shared/content/siteDay.ts';
import { jobPageWords } from '../../shared/content/words/careers.ts';
import { shellWords } from '../../shared/content/words/shell.ts';
import { fill } from '../../shared/core/fill.ts';
import { dist, pages, readDocument, siteUrl } from '../support/builtPages.ts';

const open = jobs.filter((job) => stateOf(job, siteDay()) === 'open');
const fileOf = (address: string) => path.join(dist, address);

describe.each(open)('the page of the $title', (job) => {
  const page = pages.find((candidate) => candidate.path === `/careers/${job.slug}/`)!;
  const document = readDocument(page);
  const text = document.body.textContent!;

  test('has all that is written about it, and a form that names it', () => {
    expect(document.querySelector('h1')?.textContent).toBe(job.title);
    for (const line of [job.jobDescription, ...job.keyResponsibilities, ...job.skillsQualifications]) {
      expect(text).toContain(line);
    }
    const profile = document.querySelector('form[method=post] input[name="Job Profile"]');
    expect(profile?.getAttribute('value')).toBe(job.title);
  });

  test('stands below the careers page, and is in the sitemap', () => {
    const links = document.querySelectorAll(`nav[aria-label="${shellWords.breadcrumb}"] a`);
    const steps = [...links].map((link) => link.getAttribute('href'));
    expect(steps).toEqual(['/', '/careers/', page.path]);
    expect(readFileSync(fileOf('sitemap.xml'), 'utf8')).toContain(`<loc>${siteUrl}${page.path}</loc>`);
  });

  test('has a share image of its own, which says what it is about', () => {
    const contentOf = (property: string) =>
      document.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
    expect(existsSync(fileOf(new URL(contentOf('og:image')!).pathname))).toBe(true);
    const { title, experience, type, mode } = job;
    const facts = fill(jobPageWords.subtitle, { experience, type, mode, town: townOf(job) });
    expect(contentOf('og:image:alt')).toContain(`${title}. ${facts}`);
  });
});

test('the careers page links to the page of each open job', () => {
  const document = readDocument(pages.find((page) => page.path === '/careers/')!);
  const links = [...document.querySelectorAll('h4 a')].map((link) => link.getAttribute('href'));
  expect(links.sort()).toEqual(open.map(({ slug }) => `/careers/${slug}/`).sort());
});
