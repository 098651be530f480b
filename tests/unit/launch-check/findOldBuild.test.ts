import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { findOldBuild } from '../../../scripts/tools/launch-check/findOldBuild.ts';

test('a built site that is older than its sources is named with one of them', async () => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/old-build-');
  const page = path.join(folder, 'index.html');
  vi.stubEnv('OUT_DIR', folder);
  expect(await findOldBuild()).toEqual([]);
  writeFileSync(page, '');
  utimesSync(page, new Date(0), new Date(0));
  expect(await findOldBuild()).toMatchObject([
    {
      place: `${folder}/`,
      action: expect.stringMatching(/^was built before \S+ was changed: run "npm run build"/),
    },
  ]);
  const later = new Date(Date.now() + 60_000);
  utimesSync(page, later, later);
  expect(await findOldBuild()).toEqual([]);
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
