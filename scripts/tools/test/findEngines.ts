import path from 'node:path';
import { type BrowserType, firefox, type PlaywrightWorkerOptions, webkit } from 'playwright/test';
import { findCommand, installedBrowser, starts } from '../../../build/lib/findBrowser.ts';

/** A browser engine in which to run tests, if a browser was found for it, and how Playwright starts that. */
type Engine = {
  name: 'chromium' | 'firefox' | 'webkit';
  browser: string | undefined;
  use: Partial<PlaywrightWorkerOptions>;
};

function ownBrowser(type: BrowserType): Engine {
  const file = type.executablePath();
  const browser = starts(file) ? file : undefined;
  const name = type.name() as Engine['name'];
  return { name, browser, use: { browserName: name, launchOptions: { executablePath: browser } } };
}

/** The system's Firefox, driven by WebDriver BiDi. */
function systemFirefox(): Engine {
  // Windows cannot start a script in place of a browser.
  const commands = process.platform === 'win32' ? [] : ['firefox-esr', 'firefox'];
  const browser = process.env.FIREFOX_PATH || commands.map(findCommand).find(Boolean);
  const executablePath = path.resolve('scripts/tools/test/bidiFirefox.js');
  // Simulates a mouse, a fine pointer that can hover, which a machine without a screen may lack.
  const firefoxUserPrefs = { 'ui.primaryPointerCapabilities': 6 };
  const env = { ...process.env, FIREFOX_PATH: browser };
  const launchOptions = { executablePath, env, firefoxUserPrefs };
  return { name: 'firefox', browser, use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions } };
}

/** Finds a browser for each engine; installs none. */
export function findEngines(): Engine[] {
  const ownFirefox = ownBrowser(firefox);
  return [
    { name: 'chromium', browser: installedBrowser(), use: { browserName: 'chromium' } },
    ownFirefox.browser ? ownFirefox : systemFirefox(),
    ownBrowser(webkit),
  ];
}
