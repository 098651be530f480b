import { existsSync } from 'node:fs';
import { type BrowserType, firefox, webkit } from 'playwright/test';
import { installedBrowser, starts } from '../../lib/findBrowser.ts';

function ownBrowser(type: BrowserType): string | undefined {
  const file = type.executablePath();
  return existsSync(file) && starts(file) ? file : undefined;
}

/** Finds a browser for each engine: Playwright's, or any Chromium. Installs none. */
export const findEngines = () => [
  { name: 'chromium' as const, browser: installedBrowser() },
  { name: 'firefox' as const, browser: ownBrowser(firefox) },
  { name: 'webkit' as const, browser: ownBrowser(webkit) },
];
