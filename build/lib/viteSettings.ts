import type { UserConfig } from 'vite';

/** Settings that keep Vite from reading .env files, and PostCSS configuration in folders above the project. */
export const ownFilesOnly = {
  envDir: false,
  css: { postcss: {} },
} satisfies UserConfig;

/** How long plugins took is no news, although Rolldown warns of it on a busy computer. */
export const checks = { bundlerTimings: false };

/**
 * The oldest browsers that the site supports, for which all scripts and styles are compiled: the last Chrome and Firefox
 * on Windows 7 and 8, and the last Safari on iPhones up to the 7. All support cascade layers, on which the styles are
 * built. Safari on iPhones is listed separately, because it needs additional prefixes.
 */
export const browserFloor = ['chrome109', 'firefox115', 'safari15.6', 'ios15.6'];
