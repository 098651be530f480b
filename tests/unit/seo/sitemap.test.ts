import { expect, test } from 'vitest';
import { robots, sitemap } from '../../../scripts/pipeline/seo/sitemap.ts';
import { examplePage, hosting, nowhere } from './examplePage.ts';

const pages = [
  examplePage({ path: '/' }),
  examplePage({ path: '/careers/' }),
  examplePage({ path: '/career/', aliasOf: '/careers/' }),
  examplePage({ path: '/404.html', isUnlisted: true }),
];

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

test('the sitemap holds canonical addresses only', () => {
  expect(addressesIn(sitemap(pages, hosting)!)).toEqual([
    'https://www.example.com/',
    'https://www.example.com/careers/',
  ]);
});

test('the sitemap follows the base path', () => {
  expect(addressesIn(sitemap(pages, { ...hosting, base: '/site/' })!)[1]).toBe(
    'https://www.example.com/site/careers/',
  );
});

test('there is no sitemap without an address of the site, or without a page to list', () => {
  expect(sitemap(pages, nowhere)).toBeUndefined();
  expect(sitemap(pages.slice(2), hosting)).toBeUndefined();
});

test('robots.txt points to the sitemap where there is one', () => {
  expect(robots('https://www.example.com/sitemap.xml')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
  );
  expect(robots(undefined)).not.toContain('Sitemap');
});
