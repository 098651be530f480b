import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findOldBuild } from '../../../scripts/tools/launch-check/findOldBuild.ts';

let folder: string;
beforeEach(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync('.cache/old-build-');
  vi.stubEnv('OUT_DIR', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const shareImages = new Map([['/about/', { path: '/share/about.1a2b3c4d.jpg' }]]) as unknown as Parameters<
  typeof findOldBuild
>[0]['shareImages'];

function buildAt(time: Date): void {
  const file = path.join(folder, 'index.html');
  writeFileSync(file, '');
  utimesSync(file, time, time);
}

test('reports nothing without a built site', async () => {
  expect(await findOldBuild({ shareImages })).toEqual([]);
});

test('a built site that is older than its sources is named with one of them', async () => {
  buildAt(new Date(0));
  expect(await findOldBuild({ shareImages })).toMatchObject([
    {
      group: 'Built site',
      place: `${folder}/`,
      belongs: expect.stringMatching(/^was built before \S+ was changed: run "npm run build"/),
    },
  ]);
});

test('a share image that the built site lacks is named with its page', async () => {
  buildAt(new Date(Date.now() + 60_000));
  expect(await findOldBuild({ shareImages })).toMatchObject([
    { what: 'share image of /about/', belongs: expect.stringContaining('is missing or out of date') },
  ]);
  mkdirSync(path.join(folder, 'share'));
  writeFileSync(path.join(folder, 'share/about.1a2b3c4d.jpg'), '');
  expect(await findOldBuild({ shareImages })).toEqual([]);
});
