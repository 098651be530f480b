import { defineConfig } from 'playwright/test';
import main from './playwright.config.ts';
import { findEngines } from './scripts/tools/test/findEngines.ts';

/** The most important browser tests in each engine for which there is a browser: files, and tests with a tag. */
export default defineConfig({
  ...main,
  grep: /@engines|engines\/|(foreign-nodes|translated)\.test/,
  projects: findEngines()
    .filter(({ browser }) => browser)
    .map(({ name, use }) => ({ name, use })),
});
