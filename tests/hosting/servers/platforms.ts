import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileOnDemand } from '../../support/onDemand.ts';
import { editStock, type Server } from '../support/Server.ts';

const recipe = 'hosting/netlify-and-cloudflare/wrangler.jsonc';
const places = process.env.PATH!.split(path.delimiter).map((folder) => path.join(folder, 'wrangler'));

/** Cloudflare's own program with its engine, if it is installed: it is too large for this project's packages. */
const wrangler = (name: string, argsFor: (site: string) => string[]): Server => ({
  name,
  command: places.find(existsSync) ?? 'wrangler',
  packages: [],
  needs: [],
  encoding: 'gzip',
  configure: ({ folder, site, port }) => ({
    files: { 'wrangler.jsonc': editStock(recipe, [['"./dist"', JSON.stringify(site)]]) },
    args: [...argsFor(site), '--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', '0'],
    env: { HOME: folder, XDG_CONFIG_HOME: folder, CI: '1', WRANGLER_SEND_METRICS: 'false' },
  }),
});

export const workers = wrangler('Cloudflare Workers', () => ['dev']);
export const pages = wrangler('Cloudflare Pages', (site) => ['pages', 'dev', site]);

const server = fileOnDemand('superstatic/lib/bin/server.js') ?? 'superstatic';

export const firebase: Server = {
  name: 'Firebase’s superstatic',
  command: process.execPath,
  packages: [],
  needs: [server],
  encoding: 'gzip',
  configure: ({ folder, site, port }) => ({
    files: { 'firebase.json': editStock('hosting/firebase/firebase.json', [['"dist"', '"."']]) },
    args: [server, path.relative(folder, site), '--hostname', '127.0.0.1', '--port', `${port}`],
  }),
};
