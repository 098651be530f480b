import { defineConfig } from 'playwright/test';

const { CHROMIUM_PATH, SITE_UNDER_TEST } = process.env;

/** The built sites that tests look at, each served on a port of its own. */
const sites = {
  site: { port: 4180, base: '/', folder: 'dist' },
  subPath: { port: 4181, base: '/site/', folder: '.cache/sub-path' },
  components: { port: 4182, base: '/', folder: '.cache/components' },
};

const addressOf = ({ port, base }: (typeof sites)[keyof typeof sites]) =>
  `${SITE_UNDER_TEST ?? `http://localhost:${port}`}${base}`;

export default defineConfig({
  testDir: 'tests',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['dot'], ['json', { outputFile: '.cache/reports/browser.json' }]],
  use: {
    baseURL: addressOf(sites.site),
    locale: 'en-IN',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'e2e', testMatch: 'e2e/**/*.test.ts' },
    { name: 'a11y', testMatch: 'a11y/**/*.test.ts' },
    { name: 'sub-path', testMatch: 'sub-path/**/*.test.ts', use: { baseURL: addressOf(sites.subPath) } },
    {
      name: 'components',
      testMatch: 'components/**/*.test.ts',
      use: { baseURL: addressOf(sites.components) },
    },
  ],
  // A server that already runs may be tested instead, for work on one test alone.
  webServer: SITE_UNDER_TEST
    ? []
    : Object.values(sites).map(({ port, base, folder }) => ({
        command: `tsx scripts/preview.ts --port ${port}`,
        port,
        reuseExistingServer: false,
        env: { BASE_PATH: base, OUT_DIR: folder },
      })),
});
