import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headlessBrowser } from '../../scripts/lib/findBrowser.ts';
import { siteUrl } from '../../scripts/tools/test/builds.ts';
import { jobPageWords, jobWords } from '../../shared/content/words/careers.ts';
import { copyProject, type ProjectCopy, runScript } from '../support/projectCopy.ts';
import { exampleJob } from '../unit/careers/exampleJob.ts';

const job = exampleJob({ postedOn: '2026-12-01', closesOn: '2026-12-15' });
const undated = exampleJob({
  slug: 'php-developer',
  title: 'PHP Developer',
  postedOn: '',
  closesOn: undefined,
});
const address = `/careers/${job.slug}/`;

let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject();
  copy.edit('shared/content/company.ts', /\bname: (placeholder\([^)]*\)|'[^']*')/, "name: 'Verma Software'");
  copy.edit(
    'shared/content/jobs.ts',
    /[\s\S]*/,
    `import { defineList } from './defineContent.ts';
import { jobSchema } from './schema.ts';

export const jobs = defineList('jobs', jobSchema, ${JSON.stringify([job, undated])});
`,
  );
});
afterAll(() => copy.remove());

const folderOf = (day: string) => `.cache/built-on-${day}`;

/** What is built of the careers page and of the job's own on a day. */
function buildOn(day: string, ...pages: string[]) {
  const folder = folderOf(day);
  const env = {
    OUT_DIR: folder,
    SITE_DATE: day,
    SITE_URL: siteUrl,
    APPLICATION_FORM_URL: 'inbox',
  };
  const { output, status } = runScript('build', ['careers', ...pages], copy.folder, env);
  expect(status, output).toBe(0);
  const read = (file: string) => {
    const full = path.join(copy.folder, folder, file);
    return existsSync(full) ? readFileSync(full, 'utf8') : '';
  };
  return {
    list: read('careers/index.html'),
    page: read(`${address.slice(1)}index.html`),
    map: read('sitemap.xml'),
  };
}

const lastDay = '2026-12-15';
const dayAfter = '2026-12-16';

describe(`a job that is posted on 1 December and closes on ${lastDay}`, () => {
  test('is built with its form and its search data on its last day', () => {
    const { list, page, map } = buildOn(lastDay, address);
    expect(list).toContain(`href="${address}"`);
    expect(list).toContain(`<option>${job.title}</option>`);
    expect(page).toMatch(/<meta name="robots" content="max-image-preview/);
    expect(page).toContain('"datePosted":"2026-12-01","validThrough":"2026-12-15T23:59:59+05:30"');
    expect(page).toContain('"hiringOrganization":{"@type":"Organization","name":"Verma Software"');
    expect(page).toContain('method="post"');
    expect(map).toContain(address);
  });

  test('is built as closed on the day after', () => {
    const { list, page, map } = buildOn(dayAfter, address);
    expect(list).not.toContain(job.title);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toMatch(/JobPosting|method="post"/);
    expect(page).toContain(jobPageWords.closed.heading);
    expect(map).not.toContain(address);
  });

  test('closes by itself in a page that was built on its last day and is still open', async () => {
    const browser = await chromium.launch({ executablePath: headlessBrowser(), args: ['--no-sandbox'] });
    const page = await browser.newPage();
    await page.route(`${siteUrl}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
      return route.fulfill({ path: path.join(copy.folder, folderOf(lastDay), file) });
    });
    await page.clock.install({ time: `${lastDay}T23:59:00+05:30` });
    const form = page.getByRole('form', { name: jobWords.applyHere });
    const notice = page.getByRole('heading', { name: jobPageWords.closed.heading });

    await page.goto(siteUrl + address);
    expect([await form.isVisible(), await notice.isVisible()]).toEqual([true, false]);
    await page.clock.setFixedTime(`${dayAfter}T00:00:00+05:30`);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await form.waitFor({ state: 'hidden' });
    await notice.waitFor();

    await page.goto(`${siteUrl}/careers/`);
    const cards = page.getByRole('heading', { level: 4 });
    await cards.filter({ hasText: job.title }).waitFor({ state: 'hidden' });
    expect(await cards.filter({ visible: true }).count()).toBe(1);
    await browser.close();
  });
});
