import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { htmlFileOf } from '../../scripts/pages/writeEntries.ts';
import { pages } from '../support/builtPages.ts';
import { sites } from '../support/sites.ts';

/** The build that has a base path and no site address. */
const folder = path.resolve(sites.subPath.folder);
const { base } = sites.subPath;

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

describe.each(pages.map(({ path: address }) => [address]))('without a site address %s', (address) => {
  const html = read(htmlFileOf(address));
  const head = html.slice(0, html.indexOf('<style>'));

  test('holds nothing that would need one', () => {
    expect(head).not.toMatch(/canonical|og:url|og:image|twitter:image|BreadcrumbList|"url":|"@id":/);
    expect(html).not.toContain('localhost');
  });

  test('holds what needs none', () => {
    expect(head).toMatch(/og:title.*twitter:card" content="summary"/s);
  });

  test('finds icons and manifest under the base path', () => {
    const links = [...head.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
    expect(links).toHaveLength(4);
    for (const [, link] of links) {
      expect(link!.startsWith(base), link).toBe(true);
      expect(existsSync(path.join(folder, link!.slice(base.length))), link).toBe(true);
    }
  });
});

test('without a site address there are no sitemap and no share images, and robots.txt names no sitemap', () => {
  expect(existsSync(path.join(folder, 'sitemap.xml'))).toBe(false);
  expect(existsSync(path.join(folder, 'share'))).toBe(false);
  expect(read('robots.txt')).toBe('User-agent: *\nAllow: /\n');
});
