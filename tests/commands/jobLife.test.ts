import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headlessBrowser } from '../../scripts/lib/findBrowser.ts';
import { siteUrl } from '../../scripts/tools/test/builds.ts';
import { jobPageWords, jobWords } from '../../shared/content/words/careers.ts';
import { fill } from '../../shared/core/fill.ts';
import { dayInWords } from '../../shared/ui/dayInWords.ts';
import { copyProject, type ProjectCopy, runScript } from '../support/projectCopy.ts';
import { exampleJob } from '../unit/careers/exampleJob.ts';

const lastDay = '2026-12-15';
const dayBefore = '2026-12-14';
const dayAfter = '2026-12-16';

const job = exampleJob({ postedOn: '2026-12-01', closesOn: lastDay });
const closed = exampleJob({
  slug: 'rust-developer',
  title: 'Rust Developer',
  postedOn: '2026-12-01',
  closesOn: dayBefore,
});
const undated = exampleJob({
  slug: 'php-developer',
  title: 'PHP Developer',
  postedOn: '',
  closesOn: undefined,
});
const addressOf = ({ slug }: { slug: string }) => `/careers/${slug}/`;

const folder = '.cache/built';

let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject();
  copy.edit('shared/content/company.ts', /\bname: (placeholder\([^)]*\)|'[^']*')/, "name: 'Verma Software'");
  copy.edit(
    'shared/content/jobs.ts',
    /[\s\S]*/,
    `import { defineList } from './defineContent.ts';
import { jobSchema } from './schema.ts';

export const jobs = defineList('jobs', jobSchema, ${JSON.stringify([job, closed, undated])});
`,
  );
  const env = { OUT_DIR: folder, SITE_DATE: lastDay, SITE_URL: siteUrl, APPLICATION_FORM_URL: 'inbox' };
  const pages = ['careers', addressOf(job), addressOf(closed)];
  const { output, status } = runScript('build', pages, copy.folder, env);
  expect(status, output).toBe(0);
});
afterAll(() => copy.remove());

const read = (file: string) => readFileSync(path.join(copy.folder, folder, file), 'utf8');
const readPage = (address: string) => read(`${address.slice(1)}index.html`);

describe(`a site that is built on ${lastDay}`, () => {
  test('has a job whose last day this is, with its form and its search data', () => {
    const list = readPage('/careers/');
    const page = readPage(addressOf(job));
    expect(list).toContain(`href="${addressOf(job)}"`);
    expect(list).toContain(`href="${addressOf(job)}#apply"`);
    expect(page).toMatch(/<meta name="robots" content="max-image-preview/);
    expect(page).toContain('"datePosted":"2026-12-01","validThrough":"2026-12-15T23:59:59+05:30"');
    expect(page).toContain('"hiringOrganization":{"@type":"Organization","name":"Verma Software"');
    expect(page).toContain('method="post"');
    expect(read('sitemap.xml')).toContain(addressOf(job));
  });

  test('has a job whose last day was the day before as closed', () => {
    const page = readPage(addressOf(closed));
    expect(readPage('/careers/')).not.toContain(closed.title);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toMatch(/JobPosting|method="post"/);
    expect(page).not.toContain(fill(jobWords.closesOn, { day: dayInWords(dayBefore) }));
    expect(page).toContain(jobPageWords.closed.heading);
    expect(read('sitemap.xml')).not.toContain(addressOf(closed));
  });

  test('closes a job by itself in pages that are still open after its last day', async () => {
    const browser = await chromium.launch({ executablePath: headlessBrowser(), args: ['--no-sandbox'] });
    const page = await browser.newPage();
    await page.route(`${siteUrl}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
      return route.fulfill({ path: path.join(copy.folder, folder, file) });
    });
    await page.clock.install({ time: `${lastDay}T23:59:00+05:30` });
    const form = page.getByRole('form', { name: jobWords.applyHere });
    const notice = page.getByRole('heading', { name: jobPageWords.closed.heading });

    await page.goto(siteUrl + addressOf(job));
    expect([await form.isVisible(), await notice.isVisible()]).toEqual([true, false]);
    await page.clock.setFixedTime(`${dayAfter}T00:00:00+05:30`);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await form.waitFor({ state: 'hidden' });
    await notice.waitFor();
    const invitation = fill(jobWords.closesOn, { day: dayInWords(lastDay) });
    expect(await page.getByText(invitation).isVisible()).toBe(false);

    await page.goto(`${siteUrl}/careers/`);
    const cards = page.getByRole('heading', { level: 4 });
    await cards.filter({ hasText: job.title }).waitFor({ state: 'hidden' });
    expect(await cards.filter({ visible: true }).count()).toBe(1);
    await browser.close();
  });
});
