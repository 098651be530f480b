import type { UserConfig } from 'vite';

/** Settings that keep Vite from reading .env files, and PostCSS's settings in any folder above the project. */
export const ownFilesOnly = {
  envDir: false,
  css: { postcss: {} },
} satisfies UserConfig;
