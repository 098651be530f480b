import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentTypes } from '../../scripts/pipeline/contentTypes.ts';
import { cachingOf, securityHeaders } from '../../scripts/pipeline/hostHeaders.ts';
import { type Answer, type Ask, askWithin } from '../../scripts/tools/launch-check/live/ask.ts';
import { checkLive } from '../../scripts/tools/launch-check/live/checkLive.ts';
import { titleOf } from '../../scripts/tools/launch-check/live/LiveSite.ts';
import { reportLive } from '../../scripts/tools/launch-check/live/reportLive.ts';
import { dist } from '../support/pages.ts';
import { contentOf, endingOf } from './support/builtFiles.ts';

/** What a test changes in the answers to some addresses; an empty header is left out. */
type Change = { status?: number; headers?: Record<string, string>; edit?: (text: string) => string };
type Spoil = [at: string | RegExp, change: Change];

const home = 'https://www.example.com/';
const types: Record<string, string> = { js: 'text/javascript', ico: 'image/x-icon', svg: 'image/svg+xml' };

/** A media type that the list accepts for an ending. */
const typeOf = (ending: string) =>
  types[ending] ??
  `${/^\^(.*?)(\\b|\$)/.exec(contentTypes[ending]!.source)![1]!.replace(/\\|\(text\||\)/g, '')}`;

function rightAnswer({ href, pathname }: URL, sent: Record<string, string>): Answer {
  const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  const isThere = existsSync(path.join(dist, file));
  const headers = new Headers({
    ...securityHeaders,
    'Cache-Control': isThere ? cachingOf(pathname) : 'no-cache',
    'Content-Encoding': 'gzip',
    'Content-Type': isThere ? typeOf(endingOf(file) || 'html') : 'text/html; charset=utf-8',
    ETag: '"1"',
  });
  const redirect = (to: string) => {
    headers.set('Location', to);
    return { status: 301, headers, text: '' };
  };
  if (!href.startsWith(home)) return redirect(home.slice(0, -1) + pathname);
  if (!isThere) return { status: 404, headers, text: contentOf('404.html').toString() };
  if (statSync(path.join(dist, file)).isDirectory()) return redirect(`${pathname}/`);
  if (sent['If-None-Match'] === '"1"') return { status: 304, headers, text: '' };
  return { status: sent.Range ? 206 : 200, headers, text: contentOf(file).toString() };
}

/** Answers from the built site as its host should, but for what a test spoils. */
const answerWith =
  (spoil?: Spoil): Ask =>
  async (address, sent = {}) => {
    const right = rightAnswer(address, sent);
    const [at = '', change = {}] = spoil ?? [];
    const isSpoilt = typeof at === 'string' ? address.href === at : at.test(address.href);
    if (!isSpoilt || right.status === 304) return right;
    for (const [name, value] of Object.entries(change.headers ?? {})) {
      if (value) right.headers.set(name, value);
      else right.headers.delete(name);
    }
    return { ...right, status: change.status ?? right.status, text: change.edit?.(right.text) ?? right.text };
  };

/** Three pages and the 404 page stand for the whole site. */
const pages = ['/about/', '/', '/terms/', '/404.html'].map((address) => {
  const file = address.endsWith('/') ? `${address}index.html` : address;
  return { path: address, title: titleOf(contentOf(file).toString()) };
});

const look = async (spoil?: Spoil) =>
  reportLive(await checkLive(home, pages, { ask: answerWith(spoil) })).split('\n');

const about = `${home}about/`;
const anyPage = /com\/((about|terms)\/)?$/;
const unknown = /no-such-page/;
const to = (from: string | RegExp, words: string): Change => ({ edit: (text) => text.replace(from, words) });
const without = (...names: string[]): Change => ({
  headers: Object.fromEntries(names.map((name) => [name, ''])),
});
const header = (name: string, value: string): Change => ({ headers: { [name]: value } });
const says = (text: string, more: Change = {}): Change => ({ ...more, edit: () => text });
const toHttps = `instead of leading to ${about}`;

test('finds nothing wrong with a site that is served as it should be', async () => {
  expect(await look()).toEqual(['Checked pages, delivery and addresses: no problems found']);
});

test.each<[...Spoil, line: string]>([
  [about, { status: 500 }, 'about/ answers with status 500'],
  [about, { status: 401 }, 'about/ asks for a password (status 401)'],
  [about, { status: 429 }, 'about/ limits how many requests are allowed (status 429)'],
  [
    about,
    { status: 503, headers: { 'Retry-After': '9' } },
    'is out of service (status 503, "Retry-After: 9")',
  ],
  [
    about,
    { status: 403, headers: { 'cf-mitigated': 'challenge' } },
    'shows a test for robots (bot protection)',
  ],
  [
    about,
    says('<title>Just a moment...</title>', { status: 503 }),
    'shows a test for robots (bot protection)',
  ],
  [
    about,
    { status: 302, headers: { Location: 'https://host.example/sso/x' } },
    'leads to a login (https://host.',
  ],
  [about, { status: 301, headers: { Location: about } }, 'about/ redirects to itself'],
  [home, header('Content-Type', 'text/plain'), 'is sent as "text/plain" instead of text/html'],
  [home, header('Content-Type', 'text/html; charset=latin1'), 'though it is written in UTF-8'],
  [home, to(/<title>[^<]*/, '<title>Old'), 'shows another title ("Old" instead of "'],
  [home, says('<title>For sale</title>'), 'shows another title ("For sale" instead of "'],
  [
    anyPage,
    to(/(rel="canonical" href="https:\/\/)www\./, '$1'),
    'about/ and 2 more: names another address as its own',
  ],
  [about, to(/(rel="canonical" href=")[^"]*/, '$1/about/'), 'names a canonical address without its host'],
  [
    about,
    to(/(rel="canonical" href="[^"]*)about\//, '$1'),
    `names ${home} as its original, in place of itself`,
  ],
  [about, header('Link', '<https://a.test/>; rel="canonical"'), 'names https://a.test/ as its original'],
  [
    about,
    to(/("og:url" content=")[^"]*/, '$1http://localhost:80/'),
    'names http://localhost in its data for',
  ],
  [about, header('X-Robots-Tag', 'googlebot: noindex'), 'not to show it (X-Robots-Tag "googlebot: noindex")'],
  [about, header('X-Robots-Tag', 'unavailable_after: 1 Jan 2025'), 'tells search engines not to show it'],
  [
    about,
    to('<title>', '<meta name="googlebot" content="none"><title>'),
    'its HTML has <meta name="googlebot"',
  ],
  [about, to('</body>', '<script src="https://a.test/b.js"></script></body>'), 'was changed on its way'],
  [about, to('<style>', '<style> '), 'was changed on its way'],
  [about, to('src="/', 'src="http://www.example.com/'), 'loads something over http:'],
  [about, to(/data-preload="[^"]*/, 'data-preload="other.js'), 'is of another build than most pages'],
  [home, header('Set-Cookie', 'a=b'), 'sets a cookie'],
  [home, without('Strict-Transport-Security'), 'sends no Strict-Transport-Security'],
  [
    home,
    without(...Object.keys(securityHeaders)),
    'sends no security header: is the recipe of the host in place?',
  ],
  [home, header('Referrer-Policy', 'no-referrer'), 'sends Referrer-Policy "no-referrer" instead of '],
  [
    home,
    header('Content-Security-Policy', "default-src 'self'; frame-ancestors 'none'"),
    'sends a policy ("default-',
  ],
  [home, without('Content-Encoding'), 'is sent without compression'],
  [home, header('Cache-Control', 'max-age=3600'), 'may be cached without revalidation'],
  [home, header('Cache-Control', 'no-store'), 'is kept out of the back/forward cache by "no-store"'],
  [home, without('ETag'), 'it has neither ETag nor Last-Modified'],
  [home, header('ETag', '"2"'), 'is sent in full although it has not changed (status 200 instead of 304)'],
  [/\.avif$/, { status: 403 }, ' answers with status 403, but pages need it'],
  [/\/share\//, { status: 404 }, ' answers with status 404, but pages need it'],
  [/icon-512/, { status: 404 }, ' answers with status 404, but pages need it'],
  [/\/assets\/Carousel/, { status: 404 }, ' answers with status 404, but pages need it'],
  [
    /\.woff2$/,
    header('Content-Type', 'text/html'),
    'is sent as "text/html", which browsers may refuse for .woff2',
  ],
  [/\.(mp4|webm)$/, { status: 200 }, 'is not sent in parts (status 200 instead of 206)'],
  [
    /\/assets\/[\w-]+\.js$/,
    header('Cache-Control', 'no-cache'),
    ' may not be cached for a day (Cache-Control "no-cache")',
  ],
  [/\.css$/, without('Content-Encoding'), 'is sent without compression'],
  ['http://www.example.com/about/', { status: 200 }, `answers with 200 ${toHttps}`],
  ['http://www.example.com/about/', { status: 302 }, `answers with 302 to ${about} ${toHttps}`],
  [
    'https://example.com/about/',
    says('', { status: 200, headers: { Location: '' } }),
    `answers with 200 ${toHttps}`,
  ],
  [
    `${home}about`,
    header('Location', 'http://www.example.com:8080/'),
    `301 to http://www.example.com:8080/ ${toHttps}`,
  ],
  [unknown, { status: 200 }, 'answers with status 200 instead of 404'],
  [unknown, says('<title>404</title>'), 'does not show the site’s own page for unknown addresses'],
  [
    /assets\/there-is/,
    header('Cache-Control', 'max-age=31536000'),
    'is missing, and browsers keep that answer',
  ],
  [/assets\/there-is/, { status: 200 }, 'is missing, but answers with status 200 instead of 404'],
  [`${home}images/`, { status: 200 }, 'lists the files of a folder'],
  [
    `${home}sw.js`,
    says('self.onfetch = () => {}', { status: 200 }),
    'may be a service worker that shows a former site',
  ],
  [`${home}.git/HEAD`, says('ref: refs/heads/main', { status: 200 }), 'publishes the project'],
  [`${home}sitemap.xml`, { status: 404 }, 'sitemap.xml answers with status 404'],
  [
    `${home}sitemap.xml`,
    to(/www\.example/g, 'staging.example'),
    'names another site, such as https://staging.example',
  ],
  [`${home}sitemap.xml`, to(about, home), 'lacks 1 page, such as /about/'],
  [`${home}robots.txt`, to('www.', ''), 'does not contain "Sitemap: https://www.example.com/sitemap.xml"'],
  [`${home}robots.txt`, to('Allow: /', 'Disallow: /'), 'forbids search engines the whole site'],
  [
    `${home}robots.txt`,
    to(/^/, 'User-agent: Googlebot\nDisallow: /*.css$\n\n'),
    ' addresses such as /assets/style-',
  ],
  [`${home}robots.txt`, { status: 503 }, 'answers with status 503: search engines may stay away'],
])('reports %s with %o in one line', async (at, change, line) => {
  const [found, ...others] = await look([at, change]);
  expect(found).toContain(line);
  expect(others).toEqual(['1 problem found. hosting/README.md has a recipe for each host']);
});

test('goes on after requests without an answer, and compares pages with those in this folder', async () => {
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/about/') return;
    const { status, headers, text } = rightAnswer(new URL(url, home), {});
    response.writeHead(status, { 'content-type': headers.get('content-type')! }).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const builtPage = (address: string) =>
    contentOf(`${address}index.html`).toString().replace('</p>', '!</p>');
  const report = reportLive(await checkLive(root, pages, { ask: askWithin(1000), builtPage }));
  expect(report).toContain(`${root}about/ does not answer in time\n`);
  expect(report).toContain('is not the page that was built in this folder');
  server.close();
  server.closeAllConnections();
});

describe('what shows no page of the site is one line with a guess:', () => {
  const ask = (change: Change) => answerWith([/./, change]);

  test.each<[Ask, string]>([
    [ask({ status: 404 }), 'answers with status 404. Are the contents of dist/'],
    [ask({ status: 301, headers: { Location: 'https://example.org/' } }), 'use --url https://example.org/'],
    [ask({ status: 401 }), /* No guess where the cause is known. */ 'of the host'],
  ])('%#', async (askSpoilt, guess) => {
    await expect(checkLive(home, pages, { ask: askSpoilt })).rejects.toThrow(guess);
  });

  test('a port on which nothing listens', async () => {
    await expect(checkLive('http://127.0.0.1:1', pages)).rejects.toThrow('each does not answer (');
  });

  test.each(['www.example.com', 'ftp://example.com', 'https://www.example.com/?a', ''])(
    '"%s"',
    async (url) => {
      await expect(checkLive(url, pages, { ask: ask({}) })).rejects.toThrow(/^--url is ".*": it must be /);
    },
  );
});
