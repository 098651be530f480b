import { expect, test } from 'vitest';
import { runVite } from '../support/projectCopy.ts';

test('npm run preview before a build says what to run', () => {
  const { status, output } = runVite('preview', '.', { OUT_DIR: '.cache/not-built' });
  expect(output).toContain('run "npm run build" first');
  expect(status).toBe(1);
});
