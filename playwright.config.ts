import { defineConfig } from 'playwright/test';

const port = 4180;
const subPathPort = 4181;
const { CHROMIUM_PATH, SITE_UNDER_TEST } = process.env;

export default defineConfig({
  testDir: 'tests',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['dot'], ['json', { outputFile: '.cache/reports/browser.json' }]],
  use: {
    baseURL: `${SITE_UNDER_TEST ?? `http://localhost:${port}`}/`,
    locale: 'en-IN',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'e2e', testMatch: 'e2e/**/*.test.ts' },
    { name: 'a11y', testMatch: 'a11y/**/*.test.ts' },
    {
      name: 'sub-path',
      testMatch: 'sub-path/**/*.test.ts',
      use: { baseURL: `http://localhost:${subPathPort}/site/` },
    },
  ],
  // A server that already runs may be tested instead, for work on one test alone.
  webServer: SITE_UNDER_TEST
    ? []
    : [
        { command: `tsx scripts/preview.ts --port ${port}`, port, reuseExistingServer: false },
        {
          command: `tsx scripts/preview.ts --port ${subPathPort}`,
          port: subPathPort,
          reuseExistingServer: false,
          env: { BASE_PATH: '/site/', OUT_DIR: '.cache/sub-path' },
        },
      ],
});
