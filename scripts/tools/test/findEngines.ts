import { type BrowserType, chromium, firefox, type PlaywrightWorkerOptions, webkit } from 'playwright/test';
import { installedBrowser, starts } from '../../../build/lib/findBrowser.ts';

/** A browser engine in which to run tests, if a browser was found for it, and how Playwright starts that. */
type Engine = {
  name: string;
  browser: string | undefined;
  use: Partial<PlaywrightWorkerOptions>;
};

function engineOf(type: BrowserType, found?: string): Engine {
  const file = type.executablePath();
  const browser = found ?? (starts(file) ? file : undefined);
  const browserName = type.name() as 'chromium' | 'firefox' | 'webkit';
  return { name: browserName, browser, use: { browserName, launchOptions: { executablePath: browser } } };
}

/** Finds a browser for each engine; installs none. */
export const findEngines = (): Engine[] => [
  engineOf(chromium, installedBrowser()),
  engineOf(firefox),
  engineOf(webkit),
];
