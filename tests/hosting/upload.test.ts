import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caching } from '../../scripts/pipeline/hosting.ts';
import { dist } from '../support/pages.ts';
import { builtFiles, endingOf, isForHost, isHashed } from './support/builtFiles.ts';
import { contentTypes } from './support/contentTypes.ts';

type Uploaded = Record<string, { cache: string; type: string; uploads: number; verb: string }>;

const folder = mkdtempSync(path.join(tmpdir(), 'upload-'));
const site = path.join(folder, 'site');
const inSite = (file: string) => path.join(site, file);
const inBucket = (file: string) => path.join(folder, 'bucket', file);

beforeAll(() => {
  const fake = path.resolve('tests/hosting/support/fakeAws.mjs');
  writeFileSync(path.join(folder, 'aws'), `#!/bin/sh\nexec node '${fake}' "$@"\n`, { mode: 0o755 });
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (args: string[]) =>
  spawnSync('sh', ['hosting/s3-cloudfront/upload.sh', ...args], {
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env.PATH}`, BUCKETS: folder },
  });
const upload = (from: string) => run(['bucket', from]);
const uploaded = (): Uploaded => JSON.parse(readFileSync(path.join(folder, 'bucket.json'), 'utf8'));

describe('the built site', () => {
  let objects: Uploaded;
  beforeAll(() => {
    const built = path.join(folder, 'built');
    // A company may have files for other hosts.
    const isUploaded = (file: string) => {
      const name = path.relative(dist, file);
      return !isForHost(name);
    };
    cpSync(dist, built, { recursive: true, filter: isUploaded });
    const { status, stderr } = upload(built);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    objects = uploaded();
  });

  test('is uploaded file by file, once, with content type and caching', () => {
    for (const file of builtFiles) {
      const object = objects[file.slice(1)]!;
      expect(object, file).toMatchObject({
        uploads: 1,
        verb: 'cp',
        cache: isHashed(file) ? caching.hashed : caching.others,
      });
      expect(object.type).toMatch(contentTypes[endingOf(file)]!);
    }
  });

  test('is uploaded without any other file', () => {
    expect(Object.keys(objects)).toHaveLength(builtFiles.length);
  });

  test('is uploaded with hashed files before the pages that refer to them', () => {
    const kinds = Object.values(objects).map(({ cache }) => cache);
    expect(kinds.lastIndexOf(caching.hashed)).toBeLessThan(kinds.indexOf(caching.others));
  });
});

describe('of a changed site', () => {
  const write = (file: string) => {
    mkdirSync(path.dirname(inSite(file)), { recursive: true });
    writeFileSync(inSite(file), file);
  };

  beforeAll(() => {
    cpSync(path.join(dist, 'index.html'), inSite('index.html'), { recursive: true });
  });

  test('each added file is uploaded with the type of its extension', () => {
    const types = {
      'brochure.pdf': 'application/pdf',
      'images/team-1a2b3c4d.jpeg': 'image/jpeg',
      'wave.gif': 'image/gif',
      'data/prices.json': 'application/json',
      'forms/order form.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      '.well-known/security.txt': 'text/plain;charset=utf-8',
    };
    for (const file of Object.keys(types)) write(file);
    expect(upload(site).status).toBe(0);
    for (const [file, type] of Object.entries(types)) {
      expect(uploaded()[file]?.type, file).toBe(type);
      expect(readFileSync(inBucket(file), 'utf8')).toBe(file);
    }
  });

  test('a removed page is deleted, but no hashed file that an open page may load', () => {
    write('old/index.html');
    write('assets/old-1a2b3c4d.js');
    expect(upload(site).status).toBe(0);
    rmSync(inSite('old'), { recursive: true });
    rmSync(inSite('assets'), { recursive: true });
    expect(upload(site).status).toBe(0);
    expect(existsSync(inBucket('old/index.html'))).toBe(false);
    expect(existsSync(inBucket('assets/old-1a2b3c4d.js'))).toBe(true);
    expect(existsSync(inBucket('index.html'))).toBe(true);
  });

  test('a file of an unknown type stops the upload before it begins, and is named', () => {
    for (const file of ['fonts/letter.ttf', 'no-ending', 'photo.PDF', 'about/new.html']) write(file);
    const { status, stderr } = upload(site);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^No type is known for these files\. Name it under "types" in /);
    expect(stderr.trim().split('\n').slice(1)).toEqual(['fonts/letter.ttf', 'no-ending', 'photo.PDF']);
    expect(existsSync(inBucket('about/new.html'))).toBe(false);
  });
});

test('nothing is uploaded or deleted for a folder without a site', () => {
  const { status, stderr } = upload(path.join(folder, 'nothing'));
  expect([status, stderr]).toEqual([
    1,
    `There is no built site in ${folder}/nothing/: run "npm run build" first\n`,
  ]);
  expect(existsSync(inBucket('index.html'))).toBe(true);
});

test.each([[[]], [['']]])('without a bucket the usage is printed: %j', (args) => {
  const { status, stderr } = run(args);
  expect([status, stderr]).toEqual([
    1,
    'Usage: sh hosting/s3-cloudfront/upload.sh <bucket> [<folder of the site>]\n',
  ]);
});
