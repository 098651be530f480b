import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    projects: ['unit', 'component', 'content', 'build'].map((name) => ({
      extends: true as const,
      test: {
        name,
        include: [`tests/${name}/**/*.test.{ts,tsx}`],
        environment: name === 'component' ? 'happy-dom' : 'node',
        setupFiles: name === 'component' ? ['tests/component/setup.ts'] : [],
        // The pages of a build are read by many tests: one process reads them once.
        isolate: name !== 'build',
      },
    })),
  },
});
