import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CliError } from '../../scripts/lib/CliError.ts';
import { headlessBrowser, installedBrowser } from '../../scripts/lib/findBrowser.ts';

let folder: string;

/** Writes a program that ends with this code, as a browser without its libraries ends with 127. */
function program(name: string, code: number): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 });
  return file;
}

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

const downloaded = (file: string) => vi.spyOn(chromium, 'executablePath').mockReturnValue(file);

describe.each([{ find: installedBrowser }, { find: headlessBrowser }])('$find.name', ({ find }) => {
  test('prefers the browser that CHROMIUM_PATH names', () => {
    downloaded(program('downloaded', 0));
    const own = program('own', 0);
    vi.stubEnv('CHROMIUM_PATH', own);
    expect(find()).toBe(own);
  });

  test.each(['gone', 'folder'])('refuses a CHROMIUM_PATH that is no file: %s', (name) => {
    const named = path.join(folder, name);
    mkdirSync(path.join(folder, 'folder'));
    vi.stubEnv('CHROMIUM_PATH', named);
    expect(find).toThrow(
      new CliError(
        `CHROMIUM_PATH is "${named}", which is no file: give it the path of a Chromium, or unset it`,
      ),
    );
  });

  // Elsewhere downloads need no libraries of the system.
  test.runIf(process.platform === 'linux')(
    'prefers a system’s browser to a download that does not start',
    () => {
      downloaded(program('downloaded', 127));
      const system = program('chromium', 0);
      expect(find()).toBe(system);
    },
  );
});

test('a download that starts is taken before the system’s browsers', () => {
  const download = program('downloaded', 0);
  downloaded(download);
  program('chromium', 0);
  program('chromium-headless-shell', 0);
  expect(installedBrowser()).toBe(download);
  expect(headlessBrowser()).toBeUndefined();
});
