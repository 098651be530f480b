import path from 'node:path';
import { defineConfig, type Project } from 'playwright/test';
import main from './playwright.config.ts';
import { realFolder } from './scripts/tools/test/testReal.ts';

const projects: Project[] = [
  {
    name: 'Chromium 109',
    testMatch: ['real/oldest.test.ts', 'browser/{careers,engines,faults}/*.test.ts'],
    grep: /oldest|@engines|engines\/|translated/,
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
  { name: 'a screen reader', testMatch: 'real/screenReader.test.ts' },
];

/** Tests with real programs. `npm test -- --real` runs those whose programs it finds. */
export default defineConfig({ ...main, testDir: 'tests', workers: 1, projects });
