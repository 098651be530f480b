import type { UserConfig } from 'vite';

/** Settings that keep Vite from reading .env files, and PostCSS configuration in folders above the project. */
export const ownFilesOnly = {
  envDir: false,
  css: { postcss: {} },
} satisfies UserConfig;
