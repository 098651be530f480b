import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { ownFilesOnly } from './build/lib/viteSettings.ts';
import { localServices } from './tests/support/sites.ts';

// React's production build lacks what tests need.
process.env.NODE_ENV = 'test';

export default defineConfig({
  ...ownFilesOnly,
  plugins: [react()],
  test: {
    // A new process for each file would take most of the time. A file restores what it changes.
    isolate: false,
    // A rule on all pages reports what it found by its message alone, which would name only the length of a list.
    chaiConfig: { truncateThreshold: 0 },
    projects: ['unit', 'component', 'content', 'commands', 'build', 'hosting'].map((name) => ({
      extends: true as const,
      test: {
        name,
        include: [`tests/${name}/**/*.test.{ts,tsx}`],
        environment: name === 'component' ? 'happy-dom' : 'node',
        setupFiles: ['tests/setup.ts', ...(name === 'component' ? ['tests/component/setup.ts'] : [])],
        // Pages name the company's services; the tests must use those that the tested site was built with.
        env: name === 'build' ? localServices : {},
        globalSetup: name === 'hosting' ? ['tests/hosting/support/siteCopies.ts'] : [],
        // Only to end tests that hang: machines differ in speed, and on a busy one, building the site takes a minute.
        testTimeout: 300_000,
        hookTimeout: 300_000,
      },
    })),
  },
});
