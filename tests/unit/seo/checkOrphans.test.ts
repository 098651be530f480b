import { expect, test } from 'vitest';
import { checkOrphans, linksIn } from '../../../scripts/pipeline/seo/checkOrphans.ts';
import { examplePage } from './examplePage.ts';

const home = examplePage({ path: '/' });
const about = examplePage();
const links = (entries: Record<string, string[]>) =>
  new Map(Object.entries(entries).map(([path, targets]) => [path, new Set(targets)]));

test('links are read without base path, query and hash; other sites are left out', () => {
  const html =
    '<a class="x" href="/site/about/#us">A</a><a href="/site/?a=b">H</a><a href="https://x.in/site/">X</a><link href="/site/icon.svg">';
  expect(linksIn(html, '/site/')).toEqual(new Set(['/about/', '/']));
});

test('a page that nobody links to is refused with file and reason', () => {
  expect(() => checkOrphans([home, about], links({ '/about/': ['/', '/about/'] }))).toThrow(
    'pages/about/page.ts › /about/: no other page that search engines may read links to it',
  );
});

test('pages that link to each other pass', () => {
  expect(() => checkOrphans([home, about], links({ '/': ['/about/'], '/about/': ['/'] }))).not.toThrow();
});

test('an unlisted page needs no link, and its own links are ignored', () => {
  const unlisted = examplePage({ path: '/404.html', isUnlisted: true });
  const pages = [home, about, unlisted];
  expect(() => checkOrphans(pages, links({ '/': ['/about/'], '/about/': ['/'] }))).not.toThrow();
  expect(() => checkOrphans(pages, links({ '/404.html': ['/', '/about/'] }))).toThrow(/\/about\//);
});

test("ignores links from a page's alias", () => {
  const careers = examplePage({ path: '/careers/' });
  const career = examplePage({ path: '/career/', aliasOf: '/careers/' });
  const found = links({ '/career/': ['/careers/', '/'], '/': ['/career/'] });
  expect(() => checkOrphans([home, careers, career], found)).toThrow(/page\.ts › \/careers\/:/);
});
