import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { licencesFile } from '../../../../build/output/licences.ts';
import { checkBuilt, checkOutDir, outDir } from '../../../../build/output/outDir.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const refusal = 'a build would delete files that are not its own';
let foreign: string;
let inProject: string;

beforeEach(() => {
  foreign = tempFolder();
  inProject = mkdtempSync('dist-of-a-test-');
  for (const folder of [foreign, inProject]) writeFileSync(path.join(folder, 'letter.txt'), 'precious');
});
afterEach(() => rmSync(inProject, { recursive: true }));

test.each([
  ['', '', 'dist'],
  ['', 'about contact', '.cache/pages-build'],
  ['elsewhere', 'about', 'elsewhere'],
])('OUT_DIR "%s" and the pages "%s" name the folder %s', (value, pages, name) => {
  vi.stubEnv('OUT_DIR', value);
  vi.stubEnv('SITE_PAGES', pages);
  expect(outDir()).toBe(name);
});

test('a build replaces an earlier one whose name begins with dist, and creates a new one anywhere', () => {
  expect(() => checkOutDir(inProject)).toThrow(refusal);
  writeFileSync(path.join(inProject, licencesFile), '');
  mkdirSync(path.join(inProject, '.git'));
  expect(() => checkOutDir(inProject)).not.toThrow();
  expect(() => checkOutDir(path.join(foreign, 'new/site'))).not.toThrow();
});

test.each(['.', '..', '/', 'dist/..', 'shared', '.cache', '.cache/../shared', 'package.json'])(
  'a build refuses %s',
  (name) => {
    mkdirSync('.cache/kept-by-a-test', { recursive: true });
    vi.stubEnv('OUT_DIR', name);
    expect(() => checkOutDir(name)).toThrow(`OUT_DIR is "${name}", where ${refusal}`);
    rmSync('.cache/kept-by-a-test', { recursive: true });
  },
);

test('a build refuses a foreign folder with files, also behind a link, and a link to nothing', () => {
  mkdirSync(path.join(foreign, 'site/below'), { recursive: true });
  const link = path.join(inProject, 'linked');
  symlinkSync(foreign, link, 'junction');
  const broken = path.join(inProject, 'broken');
  symlinkSync(path.join(foreign, 'none'), broken, 'junction');
  for (const folder of [foreign, link, path.join(link, '.'), path.join(link, 'site'), broken])
    expect(() => checkOutDir(folder)).toThrow(refusal);
});

test('a build takes a link to a folder that it may empty', () => {
  const link = path.join(foreign, 'linked');
  symlinkSync(path.resolve(inProject), link, 'junction');
  writeFileSync(path.join(inProject, licencesFile), '');
  expect(() => checkOutDir(link)).not.toThrow();
});

test('what has not been built cannot be served', () => {
  expect(() => checkBuilt('dist/none', [])).toThrow(
    /^There is no dist\/none\/ to serve: run "npm run build" first/,
  );
  writeFileSync(path.join(inProject, 'index.html'), '');
  expect(() => checkBuilt(inProject, ['home'])).not.toThrow();
  expect(() => checkBuilt(inProject, ['home', 'about'])).toThrow(
    /^about has not been built separately: run "npm run build -- home about" first$/,
  );
});
