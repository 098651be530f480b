import path from 'node:path';
import { defineConfig, type Project } from 'playwright/test';
import { realFolder } from './tests/real/testReal.ts';
import { headlessBrowser, installedBrowser } from './tests/support/findBrowser.ts';
import { viteProgram } from './tests/support/projectCopy.ts';
import { addressOf, inboxToken, sites } from './tests/support/sites.ts';

const { TEST_SUITE = 'site' } = process.env;

/** Playwright empties it first. */
const outputDir = '.cache/playwright';

const chromium = (executablePath: string | undefined, ignoreDefaultArgs: string[] = []) => ({
  launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu'], ignoreDefaultArgs },
});

/** The projects of each suite. `npm test` runs `site`; TEST_SUITE names another. */
const suites: Record<string, () => Project[]> = {
  // One for each way to start the browser: each project needs new worker processes with browsers of their own.
  site: () => [
    { name: 'headless', testDir: 'tests/browser', testIgnore: ['whole-browser/**', 'engines/**'] },
    {
      // The headless shell moves a mouse in each new window, which starts the page; it has no back/forward cache, which
      // Playwright switches off, and places letters differently.
      name: 'whole-browser',
      testDir: 'tests/browser/whole-browser',
      use: chromium(installedBrowser(), ['--disable-back-forward-cache']),
    },
  ],
  // The most important browser tests in each engine: files, and tests with a tag.
  engines: () =>
    (['chromium', 'firefox', 'webkit'] as const).map((name) => ({
      name,
      use: {
        browserName: name,
        launchOptions: { executablePath: name === 'chromium' ? installedBrowser() : undefined },
      },
      testDir: 'tests/browser',
      grep: /@engines|engines\/|foreign-nodes\.test/,
    })),
  // Programs that nobody here wrote; `npm test -- --real` runs those that it finds.
  real: () => [
    {
      name: 'Chromium 109',
      testMatch: ['real/oldest.test.ts', 'browser/{careers,engines,faults,ui}/*.test.ts'],
      grep: /oldest|@engines|engines\//,
      use: {
        launchOptions: {
          executablePath: path.join(realFolder, 'chromium'),
          args: ['--no-sandbox', '--disable-gpu'],
        },
      },
    },
    { name: 'WebKitGTK', testMatch: 'real/webkit.test.ts' },
    { name: 'text readers', testMatch: 'real/textReaders.test.ts' },
    { name: 'blocking lists', testMatch: 'real/blockingLists.test.ts' },
    { name: 'Dark Reader', testMatch: 'real/darkReader.test.ts' },
  ],
};

export default defineConfig({
  testDir: 'tests',
  // Content is read from its files, because Vite compiles no tests in browsers.
  tsconfig: 'tests/support/tsconfig.playwright.json',
  outputDir,
  fullyParallel: true,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  workers: TEST_SUITE === 'real' ? 1 : 2,
  reporter: 'dot',
  use: { baseURL: addressOf('site'), locale: 'en-IN', ...chromium(headlessBrowser()) },
  projects: suites[TEST_SUITE]!(),
  webServer: Object.values(sites).map(({ port, base, folder }) => ({
    command: `node ${viteProgram} preview --port ${port} --strictPort`,
    port,
    // Each run has an inbox of its own, apart from that of the site's owner.
    env: { BASE_PATH: base, OUT_DIR: folder, INBOX_DIR: `${outputDir}/inbox`, INBOX_TOKEN: inboxToken },
    reuseExistingServer: false,
  })),
});
