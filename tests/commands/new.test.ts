import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy, runScript } from '../support/projectCopy.ts';

let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

test('npm run new lists each text to fill in by file and line, and the build refuses what is left', () => {
  const made = [
    runScript('new', ['service', 'Testing of Tests'], copy.folder),
    runScript('new', ['page', "Testers' Stories"], copy.folder),
  ];
  const reports = made.map(({ output }) => output).join('\n');
  const gaps = [...reports.matchAll(/^ {2}(shared\/content\/\w+\.ts):(\d+) {2}(.*)/gm)];
  expect(gaps.length).toBeGreaterThan(20);
  for (const [, file, line, what] of gaps) {
    const text = readFileSync(path.join(copy.folder, file!), 'utf8').split('\n')[Number(line) - 1];
    expect(text).toContain(`FILL IN: ${what!.replace(/^\w+: /, '')}`);
  }
  expect(reports).toContain('shared/pictures/services/testing-of-tests.*  an illustration');

  const { output, status } = runScript('build', [], copy.folder);
  expect(output).toContain(
    'shared/content/services.ts › "testing-of-tests" › subtitle: is still to be filled in: write 20 to 120 characters',
  );
  expect(status).toBe(1);
});
