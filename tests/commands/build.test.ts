import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy, runScript } from '../support/projectCopy.ts';

let copy: ProjectCopy;
const inCopy = (file: string) => path.join(copy.folder, file);
const read = (file: string) => readFileSync(inCopy(file), 'utf8');
const build = (...pages: string[]) => runScript('build', pages, copy.folder);

beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

test('a build of broken content ends with one line that names file, entry, field and the way out', () => {
  mkdirSync(inCopy('dist'), { recursive: true });
  writeFileSync(inCopy('dist/kept.html'), '');
  copy.edit('shared/content/jobs.ts', /experience:/, 'experiense:');
  const { status, output } = build('about');
  const lines = output.split('\n').filter((line) => line.includes('experiense'));
  expect(lines).toEqual([
    expect.stringMatching(
      /^shared\/content\/jobs\.ts › "[^"]+": has the unknown field "experiense": remove it or correct its name; the fields are [^\n]*jobDescription/,
    ),
  ]);
  expect(output).not.toContain('    at ');
  expect(status).toBe(1);
  expect(read('dist/kept.html')).toBe('');
});
