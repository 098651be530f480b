import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkOrphans, linksIn } from '../../scripts/seo/checkOrphans.ts';
import { dist, isServed, pages, readDocument, readHtml, siteUrl } from '../support/builtPages.ts';

const idsByPath = new Map(
  pages.map((page) => [
    page.path,
    new Set([...readDocument(page).querySelectorAll('[id]')].map(({ id }) => id)),
  ]),
);

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  const document = readDocument(page);
  const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')!);

  test('links to places that are on the pages they name', () => {
    const places = links.filter((link) => /^(\/[^?]*)?#/.test(link));
    expect(places).toContain('#main');
    for (const place of places) {
      const [address, id] = place.split('#') as [string, string];
      expect(idsByPath.get(address || page.path)?.has(decodeURIComponent(id)), place).toBe(true);
    }
  });

  test('links by addresses from the root, by mail, by phone or to other sites, and by nothing else', () => {
    expect(links.filter((link) => !/^(\/|#|https?:\/\/|mailto:|tel:)/.test(link))).toEqual([]);
    expect(links.filter((link) => /localhost|undefined|\[object/.test(link))).toEqual([]);
  });

  test('gives addresses of other pages with their last slash', () => {
    const inside = links.filter((link) => link.startsWith('/')).map((link) => link.replace(/[?#].*/, ''));
    expect(inside.filter((link) => !link.endsWith('/') && link !== page.path)).toEqual([]);
  });

  test('says the same in meta data and links: full addresses that are served', () => {
    const full = [
      ...document.querySelectorAll('meta[content^="https://www.example.com"], link[rel=canonical]'),
    ];
    expect(full.length).toBeGreaterThan(0);
    for (const element of full) {
      const address = element.getAttribute('content') ?? element.getAttribute('href')!;
      expect(isServed(address.slice(siteUrl.length)), address).toBe(true);
    }
  });
});

test('every listed page is linked from another one', () => {
  const links = new Map(pages.map((page) => [page.path, linksIn(readHtml(page), '/')]));
  expect(() => checkOrphans(pages, links)).not.toThrow();
});

test('style sheets refer only to files that are served', () => {
  const sheets = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  const files = sheets.flatMap((sheet) =>
    [...readFileSync(path.join(dist, 'assets', sheet), 'utf8').matchAll(/url\(["']?([^)"']+)["']?\)/g)]
      .map(([, address]) => address!)
      .filter((address) => !/^(data:|#)/.test(address))
      .map((address) => new URL(address, `${siteUrl}/assets/`).pathname),
  );
  expect(files.filter((file) => !isServed(file))).toEqual([]);
});
