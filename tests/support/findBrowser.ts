import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright/test';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

export function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const ofSystem = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  const named = process.env.CHROMIUM_PATH || undefined;
  return named ?? [chromium.executablePath(), ...ofSystem].find((file) => existsSync(file));
}

/** The Chromium in which tests open pages; if undefined, Playwright starts its own headless shell. */
export function headlessBrowser(): string | undefined {
  const browser = installedBrowser();
  return browser === chromium.executablePath() ? undefined : browser;
}
