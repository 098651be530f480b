import { expect, test } from 'vitest';
import { runScript } from '../support/projectCopy.ts';

test('npm run preview before a build says what to run', () => {
  const { status, output } = runScript('preview', [], '.', { OUT_DIR: '.cache/not-built' });
  expect(output).toMatch(/^There is no \.cache\/not-built\/ to serve: run "npm run build" first[^\n]*$/);
  expect(status).toBe(1);
});
