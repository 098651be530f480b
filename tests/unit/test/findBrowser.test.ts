import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright/test';
import { expect, test, vi } from 'vitest';
import { headlessBrowser, installedBrowser } from '../../../scripts/tools/test/findBrowser.ts';
import { tempFolder } from '../../support/tempFolder.ts';

test('the browser of tests is the one that CHROMIUM_PATH names, a downloaded one that starts, or one of the system’s', () => {
  const folder = tempFolder();
  /** Writes a program that ends with this code, as a browser without its libraries ends with 127. */
  const program = (name: string, code: number) => {
    const file = path.join(folder, name);
    writeFileSync(file, `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 });
    return file;
  };
  const downloaded = vi.spyOn(chromium, 'executablePath').mockReturnValue(program('downloaded', 0));
  for (const name of ['own', 'chromium', 'chromium-headless-shell']) program(name, 0);
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', path.join(folder, 'own'));
  for (const find of [installedBrowser, headlessBrowser]) {
    expect(find()).toBe(path.join(folder, 'own'));
    vi.stubEnv('CHROMIUM_PATH', folder);
    expect(find).toThrow(`CHROMIUM_PATH is "${folder}", which is not a file: `);
    vi.stubEnv('CHROMIUM_PATH', path.join(folder, 'own'));
  }
  vi.stubEnv('CHROMIUM_PATH', '');
  expect(installedBrowser()).toBe(path.join(folder, 'downloaded'));
  expect(headlessBrowser()).toBeUndefined();
  downloaded.mockReturnValue(program('broken', 127));
  expect(installedBrowser()).toBe(path.join(folder, 'chromium'));
});
