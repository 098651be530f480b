import { defineConfig } from 'playwright/test';
import { installedBrowser } from './scripts/lib/findBrowser.ts';
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

export default defineConfig({
  testDir: 'tests',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  // They end what hangs and judge no machine.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['dot'], ['./scripts/tools/test/PlaywrightReporter.ts']],
  use: {
    baseURL: addressOf('site'),
    locale: 'en-IN',
    launchOptions: {
      executablePath: installedBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        `--disable-features=${unusedFeatures.join()}`,
      ],
    },
  },
  projects: [
    { name: 'e2e', testMatch: 'e2e/**/*.test.ts' },
    { name: 'a11y', testMatch: 'a11y/**/*.test.ts' },
    { name: 'sub-path', testMatch: 'sub-path/**/*.test.ts', use: { baseURL: addressOf('subPath') } },
    { name: 'prepared-pages', testMatch: 'prepared-pages/**/*.test.ts' },
    {
      name: 'components',
      testMatch: 'components/**/*.test.ts',
      use: { baseURL: addressOf('components') },
    },
    {
      name: 'visual',
      testMatch: 'visual/**/*.test.ts',
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
