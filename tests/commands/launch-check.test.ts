import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy, runScript } from '../support/projectCopy.ts';

const enquiry = { service: 'formsubmit', target: 'office@acme.in', recipient: 'us', success: 'completed' };

/** The settings that no mark points at. */
const settings = {
  forms: {
    enquiry,
    application: { service: 'formsubmit', target: 'jobs@acme.in', recipient: 'us' },
    maxResumeMegabytes: 5,
  },
  testedForms: {
    enquiry: 'https://formsubmit.co/ajax/office@acme.in',
    application: 'https://formsubmit.co/jobs@acme.in',
  },
  siteUrl: 'https://www.acme.in',
};

/** A content file whose texts and pictures are the company's own, and which it stands by. */
const settled = (text: string) =>
  text
    .replaceAll(/^ *- '\[\]'\n/gm, '')
    .replaceAll(/'\[(.*)\]'/g, "'$1'")
    .replaceAll('/pictures/placeholders/', '/pictures/')
    .replace('approved: false', 'approved: true');

let copy: ProjectCopy;
const inCopy = (file: string) => path.join(copy.folder, file);
const check = () => runScript('launchCheck', [], copy.folder);

beforeAll(() => {
  copy = copyProject();
  const waiting = inCopy('shared/pictures/placeholders');
  cpSync(waiting, inCopy('shared/pictures'), { recursive: true });
  rmSync(waiting, { recursive: true });
  for (const file of fastGlob.sync('shared/content/**/*.yaml', { cwd: copy.folder })) {
    writeFileSync(inCopy(file), settled(readFileSync(inCopy(file), 'utf8')));
    const [, job] = /(jobs\/.*)\.yaml$/.exec(file) ?? [];
    if (job) copy.change(job, (data) => Object.assign(data, { postedOn: '2000-01-01' }));
  }
  copy.change('company', (company) => Object.assign(company, settings));
});
afterAll(() => copy.remove());

test('a site whose placeholders are all replaced is ready', () => {
  const { status, output } = check();
  expect(output).toMatch(/^Nothing is left to do: the site is ready to be published\.$/m);
  expect(status).toBe(0);
});

test('a site is not ready, and file and line are named, while anything is missing', () => {
  copy.change('company', (company) => {
    company.name = '[Firm]';
    company.siteUrl = '';
    company.forms.enquiry.service = 'inbox';
  });
  copy.change('home', (home) => {
    home.approved = false;
  });
  const { status, output } = check();
  for (const item of [
    /^shared\/content\/company\.yaml\n {2}forms › enquiry › service: .*\n {2}siteUrl: .*\n {2}line \d+: name: the company’s /m,
    /^shared\/content\/home\.yaml\n {2}line \d+: approved: true once the company stands by [^\n]*callout › text$/m,
    /\n\d+ things are left to do before the site can be published\.$/,
  ]) {
    expect(output).toMatch(item);
  }
  expect(status).toBe(1);
});

test('the address of a live check must be the one that the site is built for', () => {
  const links = '<link href="/site/favicon.ico"><link rel="canonical" href="https://www.acme.in/site/">';
  mkdirSync(inCopy('dist'));
  writeFileSync(inCopy('dist/index.html'), links);
  const checkAt = (address: string) => runScript('launchCheck', ['--url', address], copy.folder).output;
  for (const address of ['http://localhost:1/', 'https://www.acme.in/'])
    expect(checkAt(address)).toContain(`dist/ is not built for ${address}`);
  expect(checkAt('http://localhost:1/site')).toContain('site/ does not answer');
});
