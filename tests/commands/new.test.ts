import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy, runScript } from '../support/projectCopy.ts';

let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

test('npm run new writes an entry and a page, and the build lists what is missing in them', () => {
  const made = [
    runScript('new', ['service', 'Testing of Tests'], copy.folder),
    runScript('new', ['page', "Testers' Stories"], copy.folder),
  ];
  expect(made.map(({ output }) => output).join('\n')).toContain('Written: shared/content/services.ts\n');

  const { output, status } = runScript('build', [], copy.folder);
  const entry = 'shared/content/services.ts › "testing-of-tests"';
  const picture = '"services/testing-of-tests" is not a picture: put an illustration, 480 by 400,';
  expect(output).toContain(`${entry} › subtitle: is still to be filled in: write 20 to 120 characters`);
  expect(output).toContain(`${entry} › picture: ${picture}`);
  expect(status).toBe(1);
});
