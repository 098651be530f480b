import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkOutDir, outDir } from '../../scripts/outDir.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['', 'dist'],
  ['.cache/site', '.cache/site'],
])('OUT_DIR "%s" names the folder %s', (value, folder) => {
  vi.stubEnv('OUT_DIR', value);
  expect(outDir()).toBe(folder);
});

describe('a build empties', () => {
  test.each(['dist', 'dist-staging', 'dist/staging', '.cache/x', path.resolve('dist')])('%s', (folder) => {
    expect(() => checkOutDir(folder)).not.toThrow();
  });

  test.each([
    '.',
    '..',
    '/',
    'shared',
    'shared/dist',
    'dist/..',
    '.cache',
    '.cache/../shared',
    'tests/dist',
    path.resolve('.'),
    path.resolve('node_modules'),
  ])('never %s', (folder) => {
    expect(() => checkOutDir(folder)).toThrow(
      `OUT_DIR is "${folder}", and a build would remove all that is in there: name dist`,
    );
  });
});

describe('outside the project a build empties', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'out-dir-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('a new folder', () => {
    expect(() => checkOutDir(path.join(folder, 'new/site'))).not.toThrow();
  });

  test('an empty one', () => {
    expect(() => checkOutDir(folder)).not.toThrow();
  });

  test('one with an earlier build', () => {
    writeFileSync(path.join(folder, 'index.html'), '');
    writeFileSync(path.join(folder, 'site.webmanifest'), '{}');
    expect(() => checkOutDir(folder)).not.toThrow();
  });

  test('never one with other files', () => {
    writeFileSync(path.join(folder, 'index.html'), '');
    mkdirSync(path.join(folder, 'letters'));
    expect(() => checkOutDir(folder)).toThrow('would remove all that is in there');
  });
});
