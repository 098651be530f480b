import { defineConfig } from 'playwright/test';
import main from './playwright.config.ts';
import { findEngines } from './scripts/tools/test/findEngines.ts';

/** The tests of `tests/browser/engines` in each engine for which there is a browser. */
export default defineConfig({
  ...main,
  testDir: 'tests/browser/engines',
  projects: findEngines()
    .filter(({ browser }) => browser)
    .map(({ name, use }) => ({ name, use })),
});
