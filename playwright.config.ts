import { defineConfig } from 'playwright/test';
import { headlessBrowser, installedBrowser } from './scripts/lib/findBrowser.ts';
import { addressOf, inboxToken, sites } from './tests/support/sites.ts';

const { SITE_UNDER_TEST, SITES_SERVED = Object.keys(sites).join() } = process.env;

/**
 * Parts of Chromium that tests do without. Its lists of suggestions below the address take more of a processor in each
 * new window than the page in it. The others are those that Playwright switches off, whose list this one replaces.
 */
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const args = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  `--disable-features=${unusedFeatures.join()}`,
];

/** Lays out and animates pages as on a screen, but computes no pixel: a quarter less CPU time where pages move. */
const withoutDrawing = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gl-drawing-for-tests',
];

const chromium = (executablePath: string | undefined, more: string[]) => ({
  launchOptions: { executablePath, args: [...args, ...more] },
});

const headless = headlessBrowser();
const drawn = chromium(headless, ['--disable-gpu']);

// Whoever watches the tests needs something to see. Worker processes inherit variables, but not arguments.
if (['--headed', '--debug', '--ui'].some((option) => process.argv.includes(option)))
  process.env.WATCHED = '1';

/** For tests of what the headless shell does not do, or not as visitors' browsers do. */
const wholeBrowser = chromium(installedBrowser(), ['--disable-gpu']);

export default defineConfig({
  testDir: 'tests',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  // Only end tests that hang: machines differ in speed.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['dot'], ['./scripts/tools/test/PlaywrightReporter.ts']],
  use: {
    baseURL: addressOf('site'),
    locale: 'en-IN',
    ...(process.env.WATCHED ? drawn : chromium(headless, withoutDrawing)),
  },
  projects: [
    { name: 'e2e', testMatch: 'e2e/**/*.test.ts' },
    { name: 'a11y', testMatch: 'a11y/**/*.test.ts' },
    { name: 'sub-path', testMatch: 'sub-path/**/*.test.ts', use: { baseURL: addressOf('subPath') } },
    // Screenshots are empty without drawing.
    { name: 'drawn', testMatch: 'drawn/**/*.test.ts', use: drawn },
    // The headless shell moves a mouse in each new window, which starts the page, and keeps no page to go back to.
    { name: 'whole-browser', testMatch: 'whole-browser/**/*.test.ts', use: wholeBrowser },
    { name: 'prepared-pages', testMatch: 'prepared-pages/**/*.test.ts', use: wholeBrowser },
    {
      name: 'components',
      testMatch: 'components/**/*.test.ts',
      use: { baseURL: addressOf('components') },
    },
    {
      name: 'visual',
      testMatch: 'visual/**/*.test.ts',
      // The headless shell places letters differently.
      use: wholeBrowser,
      snapshotPathTemplate: '{testDir}/visual/baselines/{arg}{ext}',
      // A few points at the ends of dashes and curves are drawn one way or the other.
      expect: { toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 12, scale: 'device' } },
    },
  ],
  // Only `npm run visual -- --update` writes baselines.
  updateSnapshots: 'none',
  // A server that already runs may be tested instead, for work on one test alone.
  webServer: SITE_UNDER_TEST
    ? []
    : Object.entries(sites)
        .filter(([name]) => SITES_SERVED.split(',').includes(name))
        .map(([, { port, base, folder }]) => ({
          command: `tsx scripts/preview.ts --port ${port}`,
          port,
          reuseExistingServer: false,
          // What tests send stays out of the inbox that the site's owner reads.
          env: { BASE_PATH: base, OUT_DIR: folder, INBOX_DIR: '.cache/inbox', INBOX_TOKEN: inboxToken },
        })),
});
