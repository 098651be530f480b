import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTexts, withEntry } from '../../../scripts/tools/new/dataFile.ts';

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

test.each([
  ['[]', '[\n3]'],
  ['[1, 2]', '[1, 2,\n3]'],
  ['[1, 2, /* last */ ]', '[1, 2,\n3, /* last */ ]'],
])('an entry is added at the end of %s', (entries, expected) => {
  expect(afterEdit(entries, () => writeFileSync(file, withEntry(file, 'jobs', '3')))).toBe(expected);
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
