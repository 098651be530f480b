import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { headlessBrowser, installedBrowser } from '../../scripts/lib/findBrowser.ts';

let folder: string;

/** Writes a program that ends with this code, as a browser without its libraries ends with 127. */
function program(name: string, code: number): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 });
  return file;
}

const downloaded = (file: string) => vi.spyOn(chromium, 'executablePath').mockReturnValue(file);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe.each([{ find: installedBrowser }, { find: headlessBrowser }])('$find.name', ({ find }) => {
  test('prefers the browser that CHROMIUM_PATH names, which must be a file', () => {
    downloaded(program('downloaded', 0));
    vi.stubEnv('CHROMIUM_PATH', program('own', 0));
    expect(find()).toBe(path.join(folder, 'own'));
    vi.stubEnv('CHROMIUM_PATH', folder);
    expect(find).toThrow(`CHROMIUM_PATH is "${folder}", which is no file: `);
  });

  // Elsewhere downloads need no libraries of the system.
  test.runIf(process.platform === 'linux')(
    'prefers a system’s browser to a download that does not start',
    () => {
      downloaded(program('downloaded', 127));
      program('chromium', 0);
      expect(find()).toBe(path.join(folder, 'chromium'));
    },
  );
});

test('a download that starts is taken before the system’s browsers', () => {
  downloaded(program('downloaded', 0));
  for (const name of ['chromium', 'chromium-headless-shell']) program(name, 0);
  expect(installedBrowser()).toBe(path.join(folder, 'downloaded'));
  expect(headlessBrowser()).toBeUndefined();
});
