import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    projects: ['unit', 'component', 'content', 'commands', 'build', 'hosting'].map((name) => ({
      extends: true as const,
      test: {
        name,
        include: [`tests/${name}/**/*.test.{ts,tsx}`],
        environment: name === 'component' ? 'happy-dom' : 'node',
        setupFiles: name === 'component' ? ['tests/component/setup.ts'] : [],
        // Commands of the site and web servers take seconds.
        testTimeout: ['commands', 'hosting'].includes(name) ? 60_000 : 5_000,
        hookTimeout: ['commands', 'hosting'].includes(name) ? 120_000 : 10_000,
        // The pages of a build are read by many tests: one process reads them once.
        isolate: name !== 'build',
      },
    })),
  },
});
