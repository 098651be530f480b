import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { writeYaml } from '#shared/model/writeYaml.ts';
import { copyProject, type ProjectCopy, runScript } from '../support/projectCopy.ts';

/** What a company would write in place of a marked value; a picture keeps its name. */
const realValues: [RegExp, string][] = [
  [/^Brandname$/, 'Acme Software'],
  [/^Office address line$/, '12 Station Road'],
  [/^\+91 0{5} 0{5}$/, '+91 98765 43210'],
  [/@example\.com$/, '@acme.in'],
  [/^Registered company name$/, 'Acme Software Private Limited'],
  [/^Registered office address$/, '12 Station Road, Indore'],
  [/^U00000MP2024PTC000000$/, 'U62099MP2024PTC012345'],
  [/^(CEO|Client|Grievance officer) name$/, 'Asha Rao'],
  [/^Put a client’s own words here:/, 'It went well, in every respect:'],
];

/** Data without brackets: real values, and nothing where nothing was decided. */
function settled(value: unknown): unknown {
  if (typeof value === 'string') {
    const [, inner] = /^\[(.*)\]$/.exec(value) ?? [];
    return realValues.reduce((changed, [from, to]) => changed.replace(from, to), inner ?? value);
  }
  if (Array.isArray(value)) return value.map(settled).filter((item) => item !== '');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, settled(item)]));
}

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

let copy: ProjectCopy;
const inCopy = (file: string) => path.join(copy.folder, file);
const check = () => runScript('launchCheck', [], copy.folder);

beforeAll(() => {
  copy = copyProject();
  // The company's own pictures, in place of those that wait for them.
  const waiting = inCopy('shared/pictures/placeholders');
  cpSync(waiting, inCopy('shared/pictures'), { recursive: true });
  rmSync(waiting, { recursive: true });
  for (const file of fastGlob.sync('shared/content/**/*.yaml', { cwd: copy.folder })) {
    const text = readFileSync(inCopy(file), 'utf8').replaceAll('/pictures/placeholders/', '/pictures/');
    const data = settled(parse(text)) as Record<string, unknown>;
    const isJob = file.includes('/jobs/');
    const approved = 'approved' in data && { approved: true };
    writeFileSync(
      inCopy(file),
      writeYaml({ ...data, ...approved, ...(isJob && { postedOn: '2000-01-01' }) }),
    );
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
    /^shared\/content\/company\.yaml \(3\)$/m,
    /^ +1 {2}name +the company’s name as /m,
    /^shared\/content\/home\.yaml \(1\)\n +\d+ {2}approved {2}true once the company stands by [^\n]*callout › text$/m,
    /^ +siteUrl +the site's public address/m,
    /^ +forms › enquiry › service +.*what is sent now reaches nobody/m,
    /\n\d+ things are left to do before the site can be published\.$/,
  ]) {
    expect(output).toMatch(item);
  }
  expect(status).toBe(1);
});
