import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright/test';
import { beforeEach, expect, test, vi } from 'vitest';
import { headlessBrowser, installedBrowser } from '../../../scripts/tools/test/findBrowser.ts';
import { tempFolder } from '../../support/tempFolder.ts';

let folder: string;

/** Writes a program that ends with this code, as a browser without its libraries ends with 127. */
function program(name: string, code: number): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 });
  return file;
}

const downloaded = (file: string) => vi.spyOn(chromium, 'executablePath').mockReturnValue(file);

beforeEach(() => {
  folder = tempFolder();
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', folder);
});

test.each([installedBrowser, headlessBrowser])('%o prefers the file that CHROMIUM_PATH names', (find) => {
  downloaded(program('downloaded', 0));
  vi.stubEnv('CHROMIUM_PATH', program('own', 0));
  expect(find()).toBe(path.join(folder, 'own'));
  vi.stubEnv('CHROMIUM_PATH', folder);
  expect(find).toThrow(`CHROMIUM_PATH is "${folder}", which is not a file: `);
});

test('a downloaded browser that starts is preferred to the system’s browsers; one that does not start is not', () => {
  const file = downloaded(program('downloaded', 0));
  for (const name of ['chromium', 'chromium-headless-shell']) program(name, 0);
  expect(installedBrowser()).toBe(path.join(folder, 'downloaded'));
  expect(headlessBrowser()).toBeUndefined();
  file.mockReturnValue(path.join(folder, 'not-there'));
  expect(installedBrowser()).toBe(path.join(folder, 'chromium'));
});
