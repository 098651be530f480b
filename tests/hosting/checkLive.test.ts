import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { cachingOf, securityHeaders } from '../../scripts/pipeline/hosting.ts';
import type { Answer, Ask } from '../../scripts/tools/launch-check/live/ask.ts';
import { checkLive } from '../../scripts/tools/launch-check/live/checkLive.ts';
import { titleOf } from '../../scripts/tools/launch-check/live/LiveSite.ts';
import { reportLive } from '../../scripts/tools/launch-check/live/reportLive.ts';
import { dist } from '../support/pages.ts';
import { contentOf } from './support/builtFiles.ts';

/** What a test spoils of some answers; `scheme` is that of the request as a visitor sent it. */
type Spoil = {
  at: (address: string, scheme: string) => boolean;
  status?: number;
  /** Headers in place of the right ones; an empty one is left out. */
  headers?: Record<string, string>;
  /** Changes the text that is sent. */
  edit?: (text: string) => string;
};

const home = 'https://www.example.com/';

function rightAnswer({ protocol, pathname }: URL) {
  const headers: Record<string, string> = {
    ...securityHeaders,
    'Cache-Control': cachingOf(pathname),
    'Content-Encoding': 'gzip',
    'Content-Type': 'text/html; charset=utf-8',
  };
  const redirect = (Location: string) => ({ status: 301, headers: { ...headers, Location }, text: '' });
  if (protocol === 'http:') return redirect(home.slice(0, -1) + pathname);
  const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  if (!existsSync(path.join(dist, file)))
    return { status: 404, headers, text: contentOf('404.html').toString() };
  if (statSync(path.join(dist, file)).isDirectory()) return redirect(`${pathname}/`);
  return { status: 200, headers, text: contentOf(file).toString() };
}

/** Answers from the built site as its host should, but for what a test spoils. */
const answerWith =
  (spoil?: Spoil): Ask =>
  async (address): Promise<Answer> => {
    const right = rightAnswer(address);
    const isSpoilt = spoil?.at(address.pathname, address.protocol.slice(0, -1));
    const { status = right.status, headers = {}, edit = (text: string) => text } = isSpoilt ? spoil! : {};
    const sent = Object.entries({ ...right.headers, ...headers }).filter(([, value]) => value !== '');
    return { status, headers: new Headers(sent), text: edit(right.text) };
  };

/** Two pages and the 404 page stand for the whole site. */
const pages = ['/about/', '/', '/404.html'].map((address) => {
  const file = address.endsWith('/') ? `${address}index.html` : address;
  return { path: address, title: titleOf(contentOf(file).toString()) };
});

const look = async (spoil?: Spoil) => reportLive(await checkLive(home, pages, answerWith(spoil))).split('\n');

const only = (address: string) => (asked: string, scheme: string) => asked === address && scheme === 'https';
const atHome = only('/');
const byHttp = (_address: string, scheme: string) => scheme === 'http';
const inAssets = (address: string) => address.startsWith('/assets/');
const atUnknown = (address: string) => address.includes('no-such');
const without = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '']));
const wrongHttp = (got: string) =>
  `http://www.example.com/about/ ${got} instead of redirecting to https://www.example.com/about/ with 301 or 308`;

test('finds nothing wrong with a site that is served as it should be', async () => {
  expect(await look()).toEqual(['Checked pages, delivery and addresses: no problems found']);
});

test.each<[string, Spoil, string]>([
  [
    'a page that is missing',
    { at: only('/about/'), status: 500 },
    `${home}about/ answers with status 500 ("`,
  ],
  [
    'a page of another type',
    { at: atHome, headers: { 'Content-Type': 'text/plain' } },
    `${home} is sent as "text/plain" instead of text/html`,
  ],
  [
    'an older build',
    { at: atHome, edit: (page) => page.replace(/<title>[^<]*/, '<title>Old') },
    `${home} shows another title ("Old" instead of "`,
  ],
  [
    'a foreign canonical address, once',
    {
      at: (address) => address.endsWith('/'),
      edit: (page) => page.replace(/(rel="canonical" href="https:\/\/)www\./, '$1'),
    },
    `${home}about/ and 1 more: names another address as its own: build with SITE_URL=https://www.example.com and BASE_PATH=/`,
  ],
  [
    'no HSTS',
    { at: atHome, headers: without('Strict-Transport-Security') },
    `${home} sends no Strict-Transport-Security`,
  ],
  [
    'no recipe at all',
    { at: atHome, headers: without(...Object.keys(securityHeaders)) },
    `${home} sends no security header: is the recipe of the host in place? Apache’s is .htaccess`,
  ],
  [
    'no referrer for form services',
    { at: atHome, headers: { 'Referrer-Policy': 'no-referrer' } },
    `${home} sends Referrer-Policy "no-referrer" instead of `,
  ],
  [
    'no compression',
    { at: atHome, headers: without('Content-Encoding') },
    `${home} is sent without compression`,
  ],
  [
    'pages that are kept',
    { at: atHome, headers: { 'Cache-Control': 'max-age=3600' } },
    `${home} may be cached without revalidation (Cache-Control "max-age=3600"`,
  ],
  [
    'pages that are never kept',
    { at: atHome, headers: { 'Cache-Control': 'no-store' } },
    `${home} is kept out of the back/forward cache by "no-store"`,
  ],
  [
    'files that are not kept',
    { at: inAssets, headers: { 'Cache-Control': 'no-cache' } },
    ' may not be cached for a day (Cache-Control "no-cache"), though',
  ],
  ['files that are missing', { at: inAssets, status: 404 }, ' answers with status 404, but pages need it'],
  ['http beside https', { at: byHttp, status: 200 }, wrongHttp('answers with 200')],
  [
    'http that redirects elsewhere',
    { at: byHttp, headers: { Location: 'https://example.com/' } },
    wrongHttp('answers with 301 to https://example.com/'),
  ],
  [
    'an address without its slash that names scheme and port of a server behind a proxy',
    {
      at: (address, scheme) => scheme === 'https' && /\/[^/.]+$/.test(address),
      headers: { Location: 'http://www.example.com:8080/' },
    },
    `${home}about gets http://www.example.com:8080/ instead of ${home}about/`,
  ],
  [
    'unknown addresses with status 200',
    { at: atUnknown, status: 200 },
    `${home}there-is-no-such-page/ answers with status 200 instead of 404`,
  ],
  [
    'the host’s own page for unknown addresses',
    { at: atUnknown, edit: () => '<title>404 Not Found</title>' },
    `${home}there-is-no-such-page/ does not show the site’s own page for unknown addresses`,
  ],
  ['a list of files', { at: only('/images/'), status: 200 }, `${home}images/ lists the files of a folder`],
  ['no sitemap', { at: only('/sitemap.xml'), status: 404 }, `${home}sitemap.xml answers with status 404`],
  [
    'a robots.txt of another site',
    { at: only('/robots.txt'), edit: (text) => text.replace('www.', '') },
    `${home}robots.txt does not contain "Sitemap: https://www.example.com/sitemap.xml"`,
  ],
])('reports %s in one line', async (_what, spoil, line) => {
  const [found, ...others] = await look(spoil);
  expect(found).toContain(line);
  expect(others).toEqual(['1 problem found. hosting/README.md has a recipe for each host']);
});

test('finds http wrong on a host that is not this computer', async () => {
  const overHttp: Ask = (address) => answerWith()(new URL(address.href.replace('http:', 'https:')));
  const report = reportLive(await checkLive('http://www.example.com/', pages, overHttp));
  expect(report).toContain('http://www.example.com/ is being checked over http');
});

describe('what shows no page of the site is one line with a guess:', () => {
  const nothing = async (): Promise<Answer> => ({ status: 404, headers: new Headers(), text: '' });
  const toHttps = async ({ pathname }: URL): Promise<Answer> => ({
    status: 301,
    headers: new Headers({ Location: `https://example.org${pathname}` }),
    text: '',
  });

  test.each<[string, Ask, string]>([
    ['an empty web root', nothing, 'answers with status 404. Are the contents of dist/'],
    ['another domain', toHttps, 'redirects to https://example.org. Are the contents'],
  ])('%s', async (_what, ask, guess) => {
    await expect(checkLive(home, pages, ask)).rejects.toThrow(guess);
  });

  test('a port on which nothing listens', async () => {
    await expect(checkLive('http://127.0.0.1:1', pages)).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:1\/ does not answer/,
    );
  });

  test.each(['www.example.com', 'ftp://example.com', 'https://www.example.com/?a', ''])(
    '"%s"',
    async (url) => {
      await expect(checkLive(url, pages, nothing)).rejects.toThrow(/^--url is ".*": it must be /);
    },
  );
});
