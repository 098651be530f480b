import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CliError } from '../../scripts/lib/CliError.ts';
import { readJson } from '../../scripts/lib/readJson.ts';

const folder = path.join('.cache', 'read-json');
const file = path.join(folder, 'dates.json');

beforeAll(() => mkdirSync(folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file is read', () => {
  writeFileSync(file, '{ "/": 1 }\n');
  expect(readJson(file, 'npm run pictures')).toEqual({ '/': 1 });
});

test.each(['<<<<<<< HEAD\n{}\n=======\n', '{ "/": ', ''])('"%s" is refused with what to do', (text) => {
  writeFileSync(file, text);
  expect(() => readJson(path.resolve(file), 'npm run pictures')).toThrow(
    new CliError(
      `${file} is not valid JSON: resolve its merge conflict, or restore the file, and run "npm run pictures"`,
    ),
  );
});

test('a missing file is refused', () => {
  expect(() => readJson('gone.json', 'npm run pictures')).toThrow(/^gone\.json cannot be read: .*restore/);
});
