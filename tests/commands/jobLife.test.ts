import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobs } from '../../shared/content/jobs.ts';
import { copyProject, type ProjectCopy, runScript } from '../support/projectCopy.ts';

const [job] = jobs as [(typeof jobs)[0]];
const address = `/careers/${job.slug}/`;

let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject();
  copy.edit('shared/content/company.ts', /name: placeholder\([^)]*\)/, "name: 'Verma Software'");
  copy.edit('shared/content/jobs.ts', "postedOn: ''", "postedOn: '2026-12-01',\n    closesOn: '2026-12-15'");
});
afterAll(() => copy.remove());

/** What is built of the careers page and of the job's own on a day. */
function buildOn(day: string, ...pages: string[]) {
  const folder = `.cache/built-on-${day}`;
  const env = {
    OUT_DIR: folder,
    SITE_DATE: day,
    SITE_URL: 'https://www.example.com',
    APPLICATION_FORM_URL: 'inbox',
  };
  const { output, status } = runScript('build', ['careers', 'career', ...pages], copy.folder, env);
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

describe('a job that is posted on 1 December and closes on the 15th', () => {
  test('is not built the day before', () => {
    const { list, page, map } = buildOn('2026-11-30');
    expect(list).not.toContain(job.title);
    expect(page).toBe('');
    expect(map).not.toContain(address);
  });

  test.each(['2026-12-01', '2026-12-15'])('is built with its form and its search data on %s', (day) => {
    const { list, page, map } = buildOn(day, address);
    expect(list).toContain(`href="${address}"`);
    expect(list).toContain(`<option>${job.title}</option>`);
    expect(page).toMatch(/<meta name="robots" content="index,/);
    expect(page).toContain('"datePosted":"2026-12-01","validThrough":"2026-12-15T23:59:59+05:30"');
    expect(page).toContain('"hiringOrganization":{"@type":"Organization","name":"Verma Software"');
    expect(page).toContain('method="post"');
    expect(map).toContain(address);
  });

  test('is built as closed on the day after', () => {
    const { list, page, map } = buildOn('2026-12-16', address);
    expect(list).not.toContain(job.title);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toMatch(/JobPosting|method="post"/);
    expect(page).toMatch(/This role is closed/);
    expect(map).not.toContain(address);
  });
});
