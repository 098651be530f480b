import type { UserConfig } from 'vite';

/** Settings that keep Vite from reading .env files, and PostCSS configuration in folders above the project. */
export const ownFilesOnly = { envDir: false, css: { postcss: {} } } satisfies UserConfig;

/** How long plugins took is no news, although Rolldown warns of it on a busy computer. */
export const checks = { bundlerTimings: false };

/**
 * The oldest supported browsers: the last Chrome and Firefox on Windows 7 and 8, and the last Safari on iPhones up to the
 * 7, which is listed separately, because it needs additional prefixes. All support cascade layers.
 */
export const browserFloor = ['chrome109', 'firefox115', 'safari15.6', 'ios15.6'];
