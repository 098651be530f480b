import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTexts, withEntry } from '../../../scripts/tools/new/dataFile.ts';
import { removeEntry, setFields, setValue } from '../../../scripts/tools/test/company/edit.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'edits-'));
  file = path.join(folder, 'jobs.ts');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What an edit makes of the entries of a list. */
function afterEdit(entries: string, edit: () => void): string {
  writeFileSync(
    file,
    `const shared = { slug: 'x' };\nexport const jobs = defineList('jobs', schema, ${entries});`,
  );
  edit();
  return /schema, (.*)\);$/s.exec(readFileSync(file, 'utf8'))![1]!;
}

test('a value is replaced by its path, whatever has the same name elsewhere', () => {
  const entries = "[{ place: { slug: 'a’b' } }, { slug: mark('c'), place: { slug: 'd' } }]";
  expect(afterEdit(entries, () => setValue(file, 'jobs[1].slug', 'e'))).toBe(
    entries.replace("mark('c')", '"e"'),
  );
  expect(() => setValue(file, 'jobs[2].slug', 'e')).toThrow(`${file} has no jobs[2].slug`);
});

test('a field is replaced, or added where it is missing', () => {
  const set = (entries: string) => afterEdit(entries, () => setFields(file, 'jobs[0]', { isOpen: true }));
  expect(set('[{ isOpen: false }]')).toBe('[{ isOpen: true }]');
  expect(set('[{ ...shared }]')).toMatch(/^\[\{ isOpen: true, +\.\.\.shared \}\]$/);
});

test.each([
  ['[1, 2]', 'jobs[0]', '[ 2]'],
  ['[1, 2]', 'jobs[1]', '[1, ]'],
  ['[1, 2, ]', 'jobs[1]', '[1,  ]'],
  ['[1]', 'jobs[0]', '[]'],
])('an entry is removed from %s with its comma', (entries, entry, left) => {
  expect(afterEdit(entries, () => removeEntry(file, entry))).toBe(left);
});

test.each([
  ['[]', '[\n3]'],
  ['[1, 2]', '[1, 2,\n3]'],
  ['[1, 2, /* last */ ]', '[1, 2,\n3, /* last */ ]'],
])('an entry is added at the end of %s', (entries, expected) => {
  expect(afterEdit(entries, () => writeFileSync(file, withEntry(file, 'jobs', 3)))).toBe(expected);
});

test('texts are read with their paths, and a syntax error is shown with its line', () => {
  writeFileSync(file, "export const jobs = [{ slug: 'a', skills: ['b', 'c'], count: 2 }];");
  expect(readTexts(file)).toEqual([
    ['jobs[0].slug', 'a'],
    ['jobs[0].skills[0]', 'b'],
    ['jobs[0].skills[1]', 'c'],
  ]);
  writeFileSync(file, "export const jobs = [{ slug: 'a' skills: [] }];");
  expect(() => readTexts(file)).toThrow(/jobs\.ts:1:\d/);
});
