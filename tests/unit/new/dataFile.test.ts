import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTexts, withEntry } from '../../../scripts/tools/new/dataFile.ts';

let file: string;
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(os.tmpdir(), 'data-file-')), 'jobs.ts');
});
afterEach(() => rmSync(path.dirname(file), { recursive: true }));

test.each([
  ['[]', '[\n3]'],
  ['[1, 2]', '[1, 2,\n3]'],
  ['[1, 2, /* last */ ]', '[1, 2,\n3, /* last */ ]'],
])('an entry is added at the end of %s', (entries, expected) => {
  const fileWith = (list: string) => `export const jobs = defineList('jobs', schema, ${list});`;
  writeFileSync(file, fileWith(entries));
  expect(withEntry(file, 'jobs', '3')).toBe(fileWith(expected));
});

test('texts are read with their paths, and a syntax error is shown with its line', () => {
  writeFileSync(file, "export const jobs = [{ slug: 'a', skills: ['b'], count: 2 }];");
  expect(readTexts(file)).toEqual([
    ['jobs[0].slug', 'a'],
    ['jobs[0].skills[0]', 'b'],
  ]);
  writeFileSync(file, "export const jobs = [{ slug: 'a' skills: [] }];");
  expect(() => readTexts(file)).toThrow(/jobs\.ts:1:\d/);
});
