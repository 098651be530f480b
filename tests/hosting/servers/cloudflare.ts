import { existsSync } from 'node:fs';
import path from 'node:path';
import { editStock, type Server } from '../support/Server.ts';

const recipe = 'hosting/cloudflare-workers/wrangler.jsonc';
const [, date] = /"compatibility_date": "(.*)"/.exec(editStock(recipe, []))!;

/** Cloudflare's own program with its engine, wherever it is installed: it is too large for this project's packages. */
const wrangler: Omit<Server, 'name' | 'configure'> = {
  command:
    process.env
      .PATH!.split(path.delimiter)
      .map((folder) => path.join(folder, 'wrangler'))
      .find(existsSync) ?? 'wrangler',
  packages: [],
  needs: [],
  encoding: 'gzip',
};

const run = (folder: string, port: number, ...args: string[]) => ({
  args: [...args, '--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', '0'],
  env: { HOME: folder, XDG_CONFIG_HOME: folder, CI: '1', WRANGLER_SEND_METRICS: 'false' },
});

export const workers: Server = {
  ...wrangler,
  name: 'Cloudflare Workers',
  configure: ({ folder, site, port }) => ({
    files: { 'wrangler.jsonc': editStock(recipe, [['"./dist"', JSON.stringify(site)]]) },
    ...run(folder, port, 'dev'),
  }),
};

export const pages: Server = {
  ...wrangler,
  name: 'Cloudflare Pages',
  configure: ({ folder, site, port }) => ({
    files: {},
    ...run(folder, port, 'pages', 'dev', site, '--compatibility-date', date!),
  }),
};
