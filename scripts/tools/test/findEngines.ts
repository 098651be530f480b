import { existsSync } from 'node:fs';
import path from 'node:path';
import { type BrowserType, firefox, type PlaywrightWorkerOptions, webkit } from 'playwright/test';
import { findCommand, installedBrowser, starts } from '../../lib/findBrowser.ts';

/** A browser engine in which to run `tests/engines`. */
export type Engine = {
  name: 'chromium' | 'firefox' | 'webkit';
  /** The browser that was found for it; without one its tests cannot run. */
  browser?: string;
  /** How Playwright starts and drives the browser. */
  use: Partial<PlaywrightWorkerOptions>;
};

function playwrights(type: BrowserType): string | undefined {
  const file = type.executablePath();
  return existsSync(file) && starts(file) ? file : undefined;
}

function findChromium(): Engine {
  const browser = installedBrowser();
  return { name: 'chromium', browser, use: { browserName: 'chromium' } };
}

/** Playwright's own Firefox, or the system's by WebDriver BiDi, which any Firefox speaks. */
function findFirefox(): Engine {
  const own = playwrights(firefox);
  if (own) {
    const launchOptions = { executablePath: own };
    return { name: 'firefox', browser: own, use: { browserName: 'firefox', launchOptions } };
  }
  // Windows starts no script in place of a browser.
  const commands = process.platform === 'win32' ? [] : ['firefox-esr', 'firefox'];
  const browser = process.env.FIREFOX_PATH || commands.map(findCommand).find(Boolean);
  const launchOptions = {
    executablePath: path.resolve('scripts/tools/test/bidiFirefox.js'),
    env: { ...process.env, FIREFOX_PATH: browser },
  };
  return { name: 'firefox', browser, use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions } };
}

function findWebKit(): Engine {
  const browser = playwrights(webkit);
  return {
    name: 'webkit',
    browser,
    use: { browserName: 'webkit', launchOptions: { executablePath: browser } },
  };
}

/** Finds a browser for each engine; installs none. */
export function findEngines(): Engine[] {
  return [findChromium(), findFirefox(), findWebKit()];
}
