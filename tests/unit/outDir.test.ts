import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkOutDir, outDir, prepareOutDir } from '../../scripts/pipeline/outDir.ts';

const refusal = 'a build would delete files that are not its own';
const project = path.resolve('.');

let folder: string;
let foreign: string;
let inProject: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'out-dir-'));
  foreign = path.join(folder, 'foreign');
  inProject = mkdtempSync(path.join(project, 'dist-of-a-test-'));
  mkdirSync(foreign);
  for (const holder of [foreign, inProject]) writeFileSync(path.join(holder, 'letter.txt'), 'precious');
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const used of [folder, inProject]) rmSync(used, { recursive: true });
});

test.each([
  ['', '', 'dist'],
  ['.cache/site', '', '.cache/site'],
  ['', 'about contact', '.cache/pages-build'],
  ['elsewhere', 'about', 'elsewhere'],
])('OUT_DIR "%s" and the pages "%s" name the folder %s', (value, pages, name) => {
  vi.stubEnv('OUT_DIR', value);
  vi.stubEnv('SITE_PAGES', pages);
  expect(outDir()).toBe(name);
});

test('a build empties a folder of the project whose name begins with dist, and creates a new one anywhere', async () => {
  await prepareOutDir(path.relative(project, inProject));
  expect(readdirSync(inProject)).toEqual([]);
  await prepareOutDir(path.join(folder, 'new/site'));
  await prepareOutDir(path.join(folder, 'new/site'));
  expect(readdirSync(path.join(folder, 'new/site'))).toEqual([]);
});

test.each([
  '.',
  '..',
  '/',
  'dist/..',
  'shared',
  'shared/content',
  '.cache',
  '.cache/../shared',
  'package.json',
])('a build refuses %s', (name) => {
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/kept-by-a-test', '');
  vi.stubEnv('OUT_DIR', name);
  expect(() => checkOutDir(name)).toThrow(`OUT_DIR is "${name}", where ${refusal}`);
  rmSync('.cache/kept-by-a-test');
});

test('a build refuses a foreign folder with files, and leaves them there', async () => {
  await expect(prepareOutDir(foreign)).rejects.toThrow(refusal);
  expect(existsSync(path.join(foreign, 'letter.txt'))).toBe(true);
});

test.each(['', '.', 'site'])('a build does not follow a link to a folder: dist/%s', async (below) => {
  mkdirSync(path.join(foreign, 'site'));
  writeFileSync(path.join(foreign, 'site/letter.txt'), 'precious');
  const link = path.join(inProject, 'linked');
  symlinkSync(foreign, link, 'junction');
  vi.stubEnv('OUT_DIR', undefined);
  await expect(prepareOutDir(path.join(link, below))).rejects.toThrow(
    `The site is built into ${path.join(link, below)}/, where ${refusal}`,
  );
  // What is in the folder goes, and with it the link, but not what it leads to.
  await prepareOutDir(inProject);
  expect(existsSync(path.join(foreign, 'letter.txt'))).toBe(true);
});
