import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildMarker, checkOutDir, outDir, prepareOutDir } from '../../scripts/pipeline/outDir.ts';

const refusal = 'would delete its contents, which no build has written';
const otherFolder =
  'inside the project only folders in .cache/ and those whose names begin with "dist" are for builds';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['', '', 'dist'],
  ['.cache/site', '', '.cache/site'],
  ['', 'about contact', '.cache/pages-build'],
  ['elsewhere', 'about', 'elsewhere'],
])('OUT_DIR "%s" and the pages "%s" name the folder %s', (value, pages, folder) => {
  vi.stubEnv('OUT_DIR', value);
  vi.stubEnv('SITE_PAGES', pages);
  expect(outDir()).toBe(folder);
});

describe('a build empties', () => {
  test.each(['dist-staging', 'dist-staging/site', '.cache/x', path.resolve('dist-staging')])(
    '%s',
    (folder) => {
      expect(() => checkOutDir(folder)).not.toThrow();
    },
  );

  test.each(['.', '..', '/', 'dist/..', 'package.json/site', path.resolve('.')])('never %s', (folder) => {
    vi.stubEnv('OUT_DIR', folder);
    expect(() => checkOutDir(folder)).toThrow(`OUT_DIR is "${folder}", and a build ${refusal}: use dist`);
  });

  test.each([
    'shared',
    'shared/dist',
    '.cache',
    '.cache/../shared',
    'tests/dist',
    'package.json',
    'not-there',
    path.resolve('hosting'),
  ])('never %s, whatever it contains', (folder) => {
    vi.stubEnv('OUT_DIR', folder);
    expect(() => checkOutDir(folder)).toThrow(`OUT_DIR is "${folder}", and ${otherFolder}: use dist`);
  });
});

describe('of other folders a build empties', () => {
  let folder: string;
  let site: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'out-dir-'));
    site = path.join(folder, 'site');
    mkdirSync(site);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (file: string) => {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), 'precious');
  };
  const read = (file: string) => readFileSync(path.join(site, file), 'utf8');

  test('a new one, which it creates and marks', async () => {
    const fresh = path.join(folder, 'new/site');
    await prepareOutDir(fresh);
    expect(readdirSync(fresh)).toEqual([buildMarker]);
  });

  test('an empty one', async () => {
    await expect(prepareOutDir(site)).resolves.toBeUndefined();
  });

  test('one with its marker, and leaves only the marker', async () => {
    await prepareOutDir(site);
    write('about/index.html');
    write('.hidden');
    await prepareOutDir(site);
    expect(readdirSync(site)).toEqual([buildMarker]);
  });

  test('one left by an interrupted build', async () => {
    await prepareOutDir(site);
    write('assets/half.js');
    expect(() => checkOutDir(site)).not.toThrow();
  });

  test('never one whose files look like a site', async () => {
    for (const file of ['site.webmanifest', 'index.html', 'index.php', 'wp-content/db.sql']) write(file);
    await expect(prepareOutDir(site)).rejects.toThrow(refusal);
    expect(read('wp-content/db.sql')).toBe('precious');
    expect(existsSync(path.join(site, buildMarker))).toBe(false);
  });

  test('never one in which a folder has the name of the marker file', () => {
    write(`${buildMarker}/letter.txt`);
    expect(() => checkOutDir(site)).toThrow(refusal);
  });

  test('never a file', () => {
    write('letter.txt');
    expect(() => checkOutDir(path.join(site, 'letter.txt'))).toThrow(refusal);
  });

  describe('through a link', () => {
    const link = 'dist-link-of-a-test';
    afterEach(() => rmSync(link));

    test('never an unmarked folder outside the project', async () => {
      write('db.sql');
      symlinkSync(site, link, 'junction');
      await expect(prepareOutDir(link)).rejects.toThrow(refusal);
      await expect(prepareOutDir(path.join(link, '.'))).rejects.toThrow(refusal);
      expect(read('db.sql')).toBe('precious');
    });

    test('never a folder of the project itself', () => {
      symlinkSync(path.resolve('shared'), link, 'junction');
      expect(() => checkOutDir(link)).toThrow(otherFolder);
      expect(() => checkOutDir(`${link}/content`)).toThrow(otherFolder);
    });

    test('never a broken link', () => {
      symlinkSync(path.join(folder, 'gone'), link, 'junction');
      expect(() => checkOutDir(link)).toThrow(refusal);
    });

    test('an earlier build', async () => {
      await prepareOutDir(site);
      write('index.html');
      symlinkSync(site, link, 'junction');
      await prepareOutDir(link);
      expect(readdirSync(site)).toEqual([buildMarker]);
    });
  });
});

test('never files in dist/ that no build has written', () => {
  const folder = 'dist-of-a-test';
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'letter.txt'), '');
  vi.stubEnv('OUT_DIR', undefined);
  try {
    expect(() => checkOutDir(folder)).toThrow(`The site is built into ${folder}/, and a build ${refusal}`);
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
});
