import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sites } from '../support/sites.ts';

const read = (file: string) => readFileSync(path.join(sites.subPath.folder, file), 'utf8');

test('without a site address a page holds nothing that would need one', () => {
  const html = read('about/index.html');
  expect(html.split('<style>')[0]).not.toMatch(/canonical|og:url|:image|BreadcrumbList|"url":|"@id":/);
  expect(html).not.toContain('localhost');
});

test('without a site address there are no sitemap and no share images, and robots.txt names no sitemap', () => {
  expect(existsSync(path.join(sites.subPath.folder, 'sitemap.xml'))).toBe(false);
  expect(existsSync(path.join(sites.subPath.folder, 'share'))).toBe(false);
  expect(read('robots.txt')).toBe('User-agent: *\nAllow: /\n');
});
