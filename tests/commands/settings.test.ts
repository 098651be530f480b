import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runScript } from '../support/projectCopy.ts';

const folder = '.cache/mistakes-site';
const earlier = path.join(folder, 'index.html');

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(earlier, 'an earlier build');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('an invalid setting stops a build with one line before any folder is emptied', () => {
  const env = { OUT_DIR: folder, APPLICATION_FORM_URL: 'mail@example.com' };
  const { status, output } = runScript('build', ['about'], '.', env);
  expect(output).toMatch(/^APPLICATION_FORM_URL is "mail@example\.com": [^\n]*$/);
  expect(status).toBe(1);
  expect(readFileSync(earlier, 'utf8')).toBe('an earlier build');
});
