import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { htmlFileOf } from '../../scripts/pipeline/pages/writeEntries.ts';
import { testPages } from '../support/builtPages.ts';
import { sites } from '../support/sites.ts';

const folder = path.resolve(sites.subPath.folder);
const { base } = sites.subPath;

testPages('under a base path has every link, form and file below it, and each is served', (page) => {
  const html = readFileSync(path.join(folder, htmlFileOf(page.path)), 'utf8');
  const attributes = [...html.matchAll(/\s(?:href|src|action|poster|data-entry)="(\/[^"]*)"/g)];
  const lists = [...html.matchAll(/\s(?:srcset|data-preload)="([^"]+)"/g)].flatMap(([, list]) => [
    ...list!.matchAll(/(?:^|[\s,])(\/[^\s,]+)/g),
  ]);
  const addresses = [...attributes, ...lists].map(([, address]) => address!.replace(/[?#].*/, ''));
  expect(addresses.length).toBeGreaterThan(30);
  expect(addresses.filter((address) => !address.startsWith(base))).toEqual([]);
  const files = addresses
    .filter((address) => !address.includes('/__inbox/'))
    .map((address) => (address.endsWith('/') ? `${address}index.html` : address).slice(base.length));
  expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
});
