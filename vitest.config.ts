import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { ownFilesOnly } from './scripts/pipeline/ownFilesOnly.ts';
import { localServices } from './scripts/tools/test/builds.ts';

// React's build for production has nothing for tests.
process.env.NODE_ENV = 'test';

// `npm test` counts the tests by what it names.
const { TEST_REPORT } = process.env;

export default defineConfig({
  ...ownFilesOnly,
  plugins: [react()],
  test: {
    // A new process for each file would take most of the time. What a file changes it puts back.
    isolate: false,
    reporters: TEST_REPORT ? ['dot', ['json', { outputFile: TEST_REPORT }]] : 'default',
    projects: ['unit', 'component', 'content', 'commands', 'build', 'hosting'].map((name) => ({
      extends: true as const,
      test: {
        name,
        include: [`tests/${name}/**/*.test.{ts,tsx}`],
        environment: name === 'component' ? 'happy-dom' : 'node',
        setupFiles: name === 'component' ? ['tests/component/setup.ts'] : [],
        // Pages name the company's services: those that the tested site was built with.
        env: name === 'build' ? localServices : { VISIT_COUNTER_URL: '' },
        globalSetup: name === 'hosting' ? ['tests/hosting/support/siteCopies.ts'] : [],
        // Only end tests that hang: machines differ in speed, and building the site takes a busy one a minute.
        testTimeout: 300_000,
        hookTimeout: 300_000,
      },
    })),
  },
});
