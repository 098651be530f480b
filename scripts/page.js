/*
 * `npm run page -- services/web-development [--port n] [--host]` is the development server for the named pages alone;
 * `npm run page -- build <page …>` builds them into a folder of their own. Sets SITE_PAGES, which each shell does in
 * another way.
 */
import { spawnSync } from 'node:child_process';

const [first, ...others] = process.argv.slice(2);
const isBuild = first === 'build';
const args = isBuild ? others : [first, ...others].filter(Boolean);
const option = args.findIndex((argument) => argument.startsWith('-'));
const names = args.slice(0, option < 0 ? args.length : option);
if (names.length === 0) {
  console.error('Name one or more pages, such as "npm run page -- services/web-development"');
  process.exit(1);
}
const vite = ['node_modules/vite/bin/vite.js', ...(isBuild ? ['build'] : []), ...args.slice(names.length)];
const { status } = spawnSync(process.execPath, vite, {
  stdio: 'inherit',
  env: { ...process.env, SITE_PAGES: names.join(' ') },
});
process.exit(status ?? 1);
