import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { company } from '#shared/model/content.ts';
import { siteData } from '#shared/shell/siteData.ts';
import { documentTitle } from '../../build/head/headTags.ts';
import { dist, pages, readHtml, siteUrl, testPages } from '../support/builtPages.ts';

test('no address has a second file, which hosts would redirect', () => {
  const htmlIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  // Search engines ask for pages of their own in public/, to verify who owns the site.
  const added = htmlIn('public');
  const files = htmlIn(dist).filter((file) => !added.includes(file));
  expect(files).toHaveLength(pages.length);
  expect(files.filter((file) => !file.endsWith('index.html'))).toEqual(['404.html']);
});

// No checker minds a second canonical address.
testPages('has one h1, title and description, and a language', (page, document) => {
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.documentElement.lang).toBe(page.lang ?? 'en-IN');
  const titles = [...document.querySelectorAll('head > title')].map(({ textContent }) => textContent);
  expect(titles).toEqual([documentTitle(page, company.name)]);
  const descriptions = [...document.querySelectorAll('meta[name=description]')];
  expect(descriptions.map((meta) => meta.getAttribute('content'))).toEqual([page.search.description]);
});

testPages('names its own or its original’s canonical address, unless it is not listed', (page, document) => {
  const canonicals = [...document.querySelectorAll('link[rel=canonical]')];
  const expected = page.isUnlisted ? [] : [`${siteUrl}${page.aliasOf ?? page.path}`];
  expect(canonicals.map((link) => link.getAttribute('href'))).toEqual(expected);
});

testPages('contains the shell and its content without script', (page, document) => {
  expect(document.querySelector('header a:has(.logo)')!.getAttribute('href')).toBe('/');
  expect(document.querySelector('footer')?.textContent).toContain(siteData.copyright);
  expect(document.querySelector('main')!.textContent!.trim().length).toBeGreaterThan(150);
  expect(readHtml(page)).not.toMatch(/<template|\$RC\(|hidden id="S:/);
});

testPages('gives every picture a size', (_page, document) => {
  for (const image of document.querySelectorAll('img, svg')) {
    expect(Number(image.getAttribute('width')), image.outerHTML).toBeGreaterThan(0);
    expect(Number(image.getAttribute('height')), image.outerHTML).toBeGreaterThan(0);
  }
});

testPages('opens other sites in a new tab with rel="noopener"', (_page, document) => {
  for (const link of document.querySelectorAll('a[href^="http"]')) {
    expect(link.getAttribute('target'), link.outerHTML).toBe('_blank');
    expect(link.getAttribute('rel'), link.outerHTML).toContain('noopener');
  }
});
