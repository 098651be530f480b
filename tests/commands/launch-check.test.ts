import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortHash } from '../../scripts/lib/shortHash.ts';
import { standIns } from '../../scripts/tools/launch-check/standIns.ts';
import { recipeFor } from '../../scripts/tools/pictures/recipes.ts';
import { copyProject, type ProjectCopy, runScript } from '../support/projectCopy.ts';

const endpoint = 'https://formsubmit.co/ajax/office@acme.in';
const applicationEndpoint = 'https://formsubmit.co/jobs@acme.in';

/** What a company would write in place of what a file holds, by patterns. */
const replacements: Record<string, [RegExp, string][]> = {
  company: [
    [/Brandname/g, 'Acme Software'],
    [/Office address line/g, '12 Station Road'],
    [/\+91 00000 00000/g, '+91 98765 43210'],
    [/(hello|sales|grievance)@example\.com/g, '$1@acme.in'],
    [/Registered company name/g, 'Acme Software Private Limited'],
    [/Registered office address/g, '12 Station Road, Indore'],
    [/U00000MP2024PTC000000/g, 'U62099MP2024PTC012345'],
    [/Grievance officer name/g, 'Asha Rao'],
    [/Web host name/g, 'Acme Hosting'],
    [/www\.example\.com/g, 'www.linkedin.com/company'],
    [/=Indore,\+Madhya\+Pradesh,\+India/g, '=12+Station+Road,+Indore'],
    [/siteUrl: '[^']*'/g, "siteUrl: 'https://www.acme.in'"],
    [/(enquiry: \{\s*service: )'\w+',(\s*)target: '[^']*'/g, "$1'formsubmit',$2target: 'office@acme.in'"],
    [/(application: \{\s*service: )'\w+',(\s*)target: '[^']*'/g, "$1'formsubmit',$2target: 'jobs@acme.in'"],
  ],
  reviews: [[/www\.example\.com/g, 'clutch.co']],
  testimonials: [
    [/Client name/g, 'Asha Rao'],
    [/Role, company/g, 'Head of IT, Client Ltd'],
    [/Put a client’s own words here:/g, 'It went well, in every respect:'],
  ],
  partners: [[/Partner 0/g, 'Firm ']],
  about: [
    [/CEO name/g, 'Ravi Sharma'],
    [/in place of a portrait/g, 'with a portrait'],
    [/www\.example\.com/g, 'www.linkedin.com/in'],
    [/ceo@example\.com/g, 'ceo@acme.in'],
  ],
  approvals: [
    [/isApproved: false\b/g, 'isApproved: true'],
    [/enquiry: '[^']*'/g, `enquiry: '${endpoint}'`],
    [/application: '[^']*'/g, `application: '${applicationEndpoint}'`],
  ],
};

let copy: ProjectCopy;
const inCopy = (file: string) => path.join(copy.folder, file);
const read = (file: string) => readFileSync(inCopy(file), 'utf8');
const check = () => runScript('launchCheck', [], copy.folder);

/** Puts other files in place of the stand-ins; the manifest says that they were made into served files. */
function replacePictures(): void {
  const manifest = JSON.parse(read('shared/pictures/manifest.json'));
  for (const { name } of standIns) {
    const [file] = fastGlob.sync(`shared/pictures/${name}.*`, { cwd: copy.folder });
    if (!file) continue;
    const content = `${readFileSync(inCopy(file), 'latin1')}\n\n`;
    writeFileSync(inCopy(file), content, 'latin1');
    const recipe = file.endsWith('.svg') ? '' : JSON.stringify(recipeFor(name));
    manifest[name].original = shortHash(Buffer.from(content, 'latin1'), recipe);
  }
  writeFileSync(inCopy('shared/pictures/manifest.json'), JSON.stringify(manifest));
}

beforeAll(() => {
  copy = copyProject();
  for (const [name, changes] of Object.entries(replacements)) {
    const file = `shared/content/${name}.ts`;
    const text = changes.reduce((changed, [from, to]) => changed.replace(from, to), read(file));
    writeFileSync(inCopy(file), text);
  }
  replacePictures();
});
afterAll(() => copy.remove());

test('a site whose placeholders are all replaced is ready', () => {
  const { status, output } = check();
  expect(output).toBe('Nothing is left: the site is ready to be published.');
  expect(status).toBe(0);
});

test('a site is not ready, and file and line are named, while anything is missing', () => {
  const form = /(enquiry: \{\s*service: )'formsubmit',(\s*)target: '[^']*'/;
  copy.edit('shared/content/company.ts', /name: '[^']*'/, "name: 'Brandname'");
  copy.edit('shared/content/company.ts', /siteUrl: '[^']*'/, "siteUrl: ''");
  copy.edit('shared/content/company.ts', form, "$1'inbox',$2target: ''");
  copy.edit('shared/content/company.ts', /jobs@acme\.in/, 'people@acme.in');
  copy.edit('shared/content/approvals.ts', /isApproved: true \}/, 'isApproved: false }');
  copy.edit('shared/pictures/brand/mark.svg', /$/, '<!-- new -->');
  const { status, output } = check();
  for (const item of [
    /^Name and logo\n {2}shared\/content\/company\.ts:\d+ {2}name {2}the company's name/m,
    /^Site address\n {2}shared\/content\/company\.ts:\d+ {2}siteUrl {2}the site's public address/m,
    /^ {2}shared\/content\/company\.ts:\d+ +forms › enquiry › service +.*what is sent now reaches nobody/m,
    /^ {2}shared\/content\/approvals\.ts:\d+ +testedForms › application +.* write 'https:\/\/formsubmit\.co\/people@acme\.in'$/m,
    /^Promises\n {2}shared\/content\/approvals\.ts:\d+ {2}".+" {2}isApproved: true, or other words here and at shared\/content\/\w+\.ts:\d+/m,
    /^Pictures\n {2}shared\/pictures\/brand\/mark {2}.*run "npm run pictures"/m,
    /\n6 things are left before the site can be published\.$/,
  ]) {
    expect(output).toMatch(item);
  }
  expect(status).toBe(1);
});
