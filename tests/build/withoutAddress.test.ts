import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Page } from '../../scripts/pipeline/pages/checkPages.ts';
import { htmlFileOf } from '../../scripts/pipeline/pages/writeEntries.ts';
import { testPages } from '../support/builtPages.ts';
import { sites } from '../support/sites.ts';

/** The build that has a base path and no site address. */
const folder = path.resolve(sites.subPath.folder);

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** A page of that build, and the part of it before its styles. */
function readPage({ path: address }: Page): { html: string; head: string } {
  const html = read(htmlFileOf(address));
  return { html, head: html.slice(0, html.indexOf('<style>')) };
}

testPages('without a site address holds nothing that would need one', (page) => {
  const { html, head } = readPage(page);
  expect(head).not.toMatch(/canonical|og:url|og:image|twitter:image|BreadcrumbList|"url":|"@id":/);
  expect(html).not.toContain('localhost');
});

testPages('without a site address holds what needs none', (page) => {
  expect(readPage(page).head).toMatch(/og:title.*twitter:card" content="summary"/s);
});

test('without a site address there are no sitemap and no share images, and robots.txt names no sitemap', () => {
  expect(existsSync(path.join(folder, 'sitemap.xml'))).toBe(false);
  expect(existsSync(path.join(folder, 'share'))).toBe(false);
  expect(read('robots.txt')).toBe('User-agent: *\nAllow: /\n');
});
