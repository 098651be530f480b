import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { htmlFileOf } from '../../build/pages/Page.ts';
import { testPages } from '../support/builtPages.ts';
import { sites } from '../support/sites.ts';

const folder = path.resolve(sites.subPath.folder);
const { base } = sites.subPath;
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

testPages('under a base path has every link, form and file below it', (page) => {
  const html = read(htmlFileOf(page.path));
  const attributes = [...html.matchAll(/\s(?:href|src|action|poster)="(\/[^"]*)"/g)];
  const lists = [...html.matchAll(/\s(?:srcset|data-scripts)="([^"]+)"/gi)].flatMap(([, list]) => [
    ...list!.matchAll(/(?:^|[\s,])(\/[^\s,]+)/g),
  ]);
  const inStyles = html.matchAll(/url\(["']?(\/[^"')]+)/g);
  const addresses = [...attributes, ...lists, ...inStyles].map(([, address]) =>
    address!.replace(/[?#].*/, ''),
  );
  expect(addresses.length).toBeGreaterThan(30);
  expect(addresses.filter((address) => !address.startsWith(base))).toEqual([]);
});

test('without a site address nothing is built that would need one', () => {
  const html = read('about/index.html');
  expect(html.split('<style>')[0]).not.toMatch(/canonical|og:url|:image|BreadcrumbList|"url":|"@id":/);
  expect(html).not.toContain('localhost');
  expect(existsSync(path.join(folder, 'sitemap.xml'))).toBe(false);
  expect(existsSync(path.join(folder, 'share'))).toBe(false);
  expect(read('robots.txt')).toBe('User-agent: *\nAllow: /\n');
});
