import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caching } from '../../hosting/headers.ts';
import { dist } from '../support/pages.ts';
import { builtFiles, endingOf, isHashed } from './support/builtFiles.ts';
import { contentTypes } from './support/contentTypes.ts';

/** One call of the AWS tools: what it sets on the files that its filters leave. */
type Call = { from: string; to: string; cache: string; type: string; takes: (file: string) => boolean };

/** As in the AWS tools, the last filter that fits a file decides, and `*` fits slashes as well. */
function readCall([, , from, to, , ...options]: string[]): Call {
  const set: Record<string, string> = {};
  const filters: { isIncluded: boolean; pattern: RegExp }[] = [];
  for (let index = 0; index < options.length; index += 2) {
    const [name, value] = [options[index]!, options[index + 1]!];
    const pattern = new RegExp(`^${value.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
    if (name === '--include' || name === '--exclude')
      filters.push({ isIncluded: name === '--include', pattern });
    else set[name] = value;
  }
  return {
    from: from!,
    to: to!,
    cache: set['--cache-control']!,
    type: set['--content-type']!,
    takes: (file) => filters.findLast(({ pattern }) => pattern.test(file))?.isIncluded ?? true,
  };
}

let folder: string;
let calls: Call[];

beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  folder = path.resolve(mkdtempSync('.cache/upload-'));
  const log = path.join(folder, 'calls');
  const aws = path.join(folder, 'aws');
  writeFileSync(
    aws,
    `#!/bin/sh\nfor argument; do printf '%s\\t' "$argument"; done >> '${log}'\necho >> '${log}'\n`,
  );
  chmodSync(aws, 0o755);
  const { status } = spawnSync('sh', ['hosting/s3-cloudfront/upload.sh', 'bucket', dist], {
    env: { PATH: `${folder}:${process.env.PATH}` },
  });
  expect(status).toBe(0);
  calls = readFileSync(log, 'utf8')
    .trim()
    .split('\t\n')
    .map((line) => readCall(line.split('\t')));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('uploads every file once, with its type and how long it is kept', () => {
  for (const file of builtFiles) {
    const taking = calls.filter(({ takes }) => takes(file.slice(1)));
    expect(taking, file).toHaveLength(1);
    expect(taking[0]).toMatchObject({ from: dist, to: 's3://bucket' });
    expect(taking[0]!.cache).toBe(isHashed(file) ? caching.hashed : caching.others);
    expect(taking[0]!.type).toMatch(contentTypes[endingOf(file)]!);
  }
});

test('uploads pages after all that they refer to', () => {
  const kinds = calls.map(({ cache }) => cache);
  expect(kinds.lastIndexOf(caching.hashed)).toBeLessThan(kinds.indexOf(caching.others));
});
