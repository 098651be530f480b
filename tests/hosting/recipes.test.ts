import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureNames } from '#shared/model/pictures.ts';
import { contentTypes } from '../../build/contentTypes.ts';
import { caching, cachingOf } from '../../build/hostHeaders.ts';
import { builtFiles, endingOf } from './support/builtFiles.ts';

test('every file that browsers cache for a year has a hash in its name', () => {
  const kept = builtFiles.filter((file) => cachingOf(file) === caching.hashed);
  // Each picture has at least one file.
  expect(kept.length).toBeGreaterThanOrEqual(pictureNames.size);
  // That also tells them from a page in a folder of the same name.
  expect(kept.filter((file) => !/[.-][\w-]{8}\.\w+$/.test(file))).toEqual([]);
});

test('the recipes and their tests know every kind of file', () => {
  expect(builtFiles.filter((file) => !(endingOf(file) in contentTypes))).toEqual([]);
});

const workflow = readFileSync('hosting/github-pages/publish.yml', 'utf8');
const [, build, deploy] = /^ {2}build:\n(.*)^ {2}deploy:\n(.*)/ms.exec(workflow)!;
const rights = (job: string) =>
  [...job.matchAll(/^ {6}([\w-]+): (read|write)$/gm)].map(([, name, right]) => `${name}: ${right}`);

test('names every action by its commit', () => {
  const actions = [...workflow.matchAll(/uses: (.*)/g)].map(([, action]) => action);
  expect(actions).toHaveLength(5);
  for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('builds each day, with read access only, and publishes without running code of the site', () => {
  expect(workflow).toMatch(/^permissions: \{\}$/m);
  expect(rights(build!)).toEqual(['contents: read', 'pages: read']);
  expect(rights(deploy!)).toEqual(['pages: write', 'id-token: write']);
  expect(deploy).not.toMatch(/run:|checkout/);
  expect(build).toContain('persist-credentials: false');
  expect(build).not.toMatch(/cache: npm/);
  // Without it the action leaves out .well-known/security.txt.
  expect(build).toContain('include-hidden-files: true');
  expect(workflow).toMatch(/^ {2}schedule:\n(.*\n)? {4}- cron: ["']\d+ \d+ \* \* \*["']$/m);
});
