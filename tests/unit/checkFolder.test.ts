import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const checkIn = (name: string) => {
  const cwd = mkdtempSync(path.join(tmpdir(), name));
  const { status, stderr } = spawnSync(process.execPath, [path.resolve('scripts/checkFolder.cjs')], { cwd });
  rmSync(cwd, { recursive: true });
  return { status, lines: String(stderr).trim().split('\n') };
};

it('says in one line that tools cannot run in a folder whose name they read as an address', () => {
  expect(checkIn('we#b')).toMatchObject({ status: 1, lines: [expect.stringContaining('we#b')] });
  expect(checkIn('we 50% b').status).toBe(0);
});
