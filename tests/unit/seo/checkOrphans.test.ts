import { expect, test } from 'vitest';
import { checkOrphans, linksIn } from '../../../scripts/pipeline/seo/checkOrphans.ts';
import { examplePage } from './examplePage.ts';

const pages = [
  examplePage({ path: '/' }),
  examplePage(),
  examplePage({ path: '/404.html', isUnlisted: true }),
  examplePage({ path: '/about-us/', aliasOf: '/about/' }),
];

test('links are read without base path, query and hash; other sites are left out', () => {
  const html =
    '<a class="x" href="/site/about/#us">A</a><a href="/site/?a=b">H</a><a href="https://x.in/site/">X</a><link href="/site/icon.svg">';
  expect(linksIn(html, '/site/')).toEqual(new Set(['/about/', '/']));
});

test.each([
  ['another page', '/', true],
  ['itself', '/about/', false],
  ['an unlisted page', '/404.html', false],
  ['its alias', '/about-us/', false],
])('a page to which only %s links is taken: %s, %s', (_what, from, isTaken) => {
  const links = new Map([
    ['/about/', new Set(['/', '/about-us/'])],
    [from, new Set(['/about/', '/'])],
  ]);
  const check = expect(() => checkOrphans(pages, links));
  const complaint = 'pages/about/page.ts › /about/: no other page that search engines may read links to it';
  if (isTaken) check.not.toThrow();
  else check.toThrow(complaint);
});
