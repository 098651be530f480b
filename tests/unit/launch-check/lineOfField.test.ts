import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineOfField } from '../../../scripts/tools/launch-check/lineOfField.ts';

let folder: string;
let file: string;

beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(path.resolve('.cache/lines-'));
  file = path.join(folder, 'jobs.ts');
  writeFileSync(
    file,
    `export const jobs = [
  { slug: 'clerk', postedOn: '' },
  {
    slug: 'go-developer',
    title: 'Go Developer',
    postedOn: '',
  },
];
`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['"clerk" › postedOn', 2],
  ['"go-developer" › postedOn', 6],
])('%s is in line %i', (field, line) => {
  expect(lineOfField(file, field)).toBe(`${file}:${line}`);
});

test.each(['"php-developer" › postedOn', '"go-developer" › salary'])(
  'of %s, which is not there, only the file is named',
  (field) => expect(lineOfField(file, field)).toBe(file),
);
