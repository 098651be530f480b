import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

/** The text of a content file with the marks taken off: real values, and promises that are approved. */
const settled = (text: string) =>
  text
    .replace(/\bpromise\(/g, 'approved(')
    // A group of texts that a lawyer has read.
    .replace(/\bplaceholder\((?=\s*\{)/g, 'approved(')
    // A list that stays empty.
    .replace(/\bplaceholder<[\w[\]]+>\(\s*(\[\]),\s*'.*?',?\s*\)/gs, '$1')
    .replace(/postedOn: ''/g, "postedOn: '2000-01-01'")
    .replace(/import \{[^}]*\} from '\.\/marks\.ts';/, "import { approved } from './marks.ts';")
    .replace(
      /\bplaceholder\(\s*(['"])(.*?)\1,\s*(?:(['"]).*?\3|\w+),?\s*\)/gs,
      (_call, _quote, value: string) =>
        JSON.stringify(realValues.reduce((changed, [from, to]) => changed.replace(from, to), value)),
    );

const enquiryForm = /(?<=enquiry: )\{.*?\}/s;

/** The settings that no mark points at. */
const settings: [RegExp, string][] = [
  [enquiryForm, "{ service: 'formsubmit', target: 'office@acme.in', recipient: 'us', success: 'completed' }"],
  [/(?<=application: )\{.*?\}/s, "{ service: 'formsubmit', target: 'jobs@acme.in', recipient: 'us' }"],
  [
    /testedForms: \{[^}]*\}/,
    "testedForms: { enquiry: 'https://formsubmit.co/ajax/office@acme.in', application: 'https://formsubmit.co/jobs@acme.in' }",
  ],
];

let copy: ProjectCopy;
const inCopy = (file: string) => path.join(copy.folder, file);
const read = (file: string) => readFileSync(inCopy(file), 'utf8');
const check = () => runScript('launchCheck', [], copy.folder);

beforeAll(() => {
  copy = copyProject();
  for (const file of fastGlob.sync('shared/content/*.ts', { cwd: copy.folder })) {
    if (/^import \{.*\b(placeholder|promise)\b.* from '\.\/marks\.ts';$/m.test(read(file))) {
      writeFileSync(inCopy(file), settled(read(file)));
    }
  }
  for (const [from, to] of settings) copy.edit('shared/content/company.ts', from, to);
  copy.setText('shared/content/company.ts', 'siteUrl', 'https://www.acme.in');
});
afterAll(() => copy.remove());

test('a site whose placeholders are all replaced is ready', () => {
  const { status, output } = check();
  expect(output).toBe('Nothing is left to do: the site is ready to be published.');
  expect(status).toBe(0);
});

test('a site is not ready, and file and line are named, while anything is missing', () => {
  copy.edit('shared/content/company.ts', /^/, "import { placeholder } from './marks.ts';\n");
  copy.setText('shared/content/company.ts', 'name', 'Firm');
  copy.edit('shared/content/company.ts', '"Firm"', "placeholder('Firm', 'its name')");
  copy.setText('shared/content/company.ts', 'siteUrl', '');
  copy.edit(
    'shared/content/company.ts',
    enquiryForm,
    "{ service: 'inbox', target: '', recipient: 'us', success: 'completed' }",
  );
  copy.edit('shared/pictures/brand/mark.svg', /$/, '<!-- new -->');
  const { status, output } = check();
  for (const item of [
    /^shared\/content\/company\.ts \(3\)$/m,
    /^ +\d+ {2}name +its name$/m,
    /^ +siteUrl +the site's public address/m,
    /^ +forms › enquiry › service +.*what is sent now reaches nobody/m,
    /^shared\/pictures\/brand\/mark \(1\)\n +.*run "npm run pictures"/m,
    /\n\d+ things are left to do before the site can be published\.$/,
  ]) {
    expect(output).toMatch(item);
  }
  expect(status).toBe(1);
});
