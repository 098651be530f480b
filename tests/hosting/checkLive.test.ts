import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { contentTypes } from '../../build/contentTypes.ts';
import { cachingOf, securityHeaders } from '../../build/hostHeaders.ts';
import { checkLive } from '../../scripts/tools/launch-check/live/checkLive.ts';
import { reportLive } from '../../scripts/tools/launch-check/live/reportLive.ts';
import { dist } from '../support/pages.ts';
import { endingOf, sampleFiles, someFile } from './support/builtFiles.ts';

/** What a test changes in answers; an empty header is left out. */
type Change = { status?: number; headers?: Record<string, string>; edit?: (text: string) => string };

const home = 'https://www.example.com/';
const about = `${home}about/`;
const [film, style, script] = ['mp4', 'css', 'js'].map((ending) => home + someFile(ending).slice(1));

/** Three pages and a file of each kind stand for the whole site. */
const site = mkdtempSync(path.join(tmpdir(), 'live-'));
const pages = ['index.html', 'about/index.html', 'terms/index.html', '404.html'];
for (const file of [...pages, ...sampleFiles, ...['mp4', 'css', 'js'].map(someFile)])
  cpSync(path.join(dist, file), path.join(site, file));
afterAll(() => rmSync(site, { recursive: true }));

/** The answer of a host that serves the site as it should be. */
function rightAnswer({ href, pathname }: URL, sent: Headers) {
  const file = path.join(site, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const isThere = existsSync(file);
  const headers = new Headers({
    ...securityHeaders,
    'Cache-Control': isThere ? cachingOf(pathname) : 'no-cache',
    'Content-Encoding': 'gzip',
    'Content-Type': isThere ? contentTypes[endingOf(file) || 'html']![0]! : 'text/html; charset=utf-8',
    ETag: '"1"',
  });
  const redirectTo = (Location: string) => ({ status: 301, headers: new Headers({ Location }), text: '' });
  if (!href.startsWith(home)) return redirectTo(home.slice(0, -1) + pathname);
  if (!isThere) return { status: 404, headers, text: readFileSync(path.join(site, '404.html'), 'utf8') };
  if (statSync(file).isDirectory()) return redirectTo(`${pathname}/`);
  if (sent.get('If-None-Match') === '"1"') return { status: 304, headers, text: '' };
  const isText = /text|script|svg|xml/.test(headers.get('Content-Type')!);
  return { status: sent.has('Range') ? 206 : 200, headers, text: isText ? readFileSync(file, 'utf8') : '' };
}

/** Lets the site answer as it should, but for what is spoilt; returns the lines of the report. */
async function look(at: string | RegExp = '', change: Change | Error = {}, url = home): Promise<string[]> {
  vi.stubGlobal('fetch', async (address: URL, { headers }: RequestInit) => {
    const right = rightAnswer(address, new Headers(headers));
    const isSpoilt = typeof at === 'string' ? address.href === at : at.test(address.href);
    const spoilt = isSpoilt && right.status !== 304 ? change : {};
    if (spoilt instanceof Error) throw spoilt;
    for (const [name, value] of Object.entries(spoilt.headers ?? {})) {
      if (value) right.headers.set(name, value);
      else right.headers.delete(name);
    }
    const { status = right.status, edit = (text: string) => text } = spoilt;
    return new Response(status === 304 ? null : edit(right.text), { status, headers: right.headers });
  });
  return reportLive(await checkLive(url, () => site)).split('\n');
}

const to = (from: string | RegExp, words: string): Change => ({ edit: (text) => text.replace(from, words) });
const header = (name: string, value: string): Change => ({ headers: { [name]: value } });
const says = (text: string, more: Change = {}): Change => ({ ...more, edit: () => text });
const moved = (status: number, Location: string): Change => ({ status, headers: { Location } });
const timeout = new DOMException('', 'TimeoutError');

const missing = /assets\/there-is/;
const sitemap = `${home}sitemap.xml`;
const robots = `${home}robots.txt`;
const unsecured = Object.fromEntries(Object.keys(securityHeaders).map((name) => [name, '']));
const toAbout = `instead of leading to ${about}`;

test('finds nothing wrong with a site that is served as it should be', async () => {
  expect(await look()).toEqual(['Checked pages, delivery and addresses: no problems found']);
});

test.each<[at: string | RegExp, change: Change | Error, line: string]>([
  [about, timeout, 'about/ does not answer in time'],
  [about, new TypeError('fetch failed'), 'about/ does not answer (fetch failed)'],
  [about, { status: 500 }, 'about/ answers with status 500'],
  [about, { status: 401 }, 'about/ asks for a password (status 401)'],
  [about, { status: 429 }, 'about/ limits how many requests are allowed (status 429)'],
  [about, { status: 503, headers: { 'Retry-After': '9' } }, 'out of service (status 503, "Retry-After: 9")'],
  [about, { status: 403, headers: { 'cf-mitigated': 'challenge' } }, 'shows a test for robots'],
  [about, says('<title>Just a moment...</title>', { status: 503 }), 'shows a test for robots'],
  [about, moved(302, 'https://host.example/sso/x'), 'leads to a login (https://host.example)'],
  [about, moved(301, about), 'about/ redirects to itself'],
  [home, header('Content-Type', 'text/a'), 'is sent as "text/a", which browsers may refuse for .html'],
  [home, header('Content-Type', 'text/html; charset=latin1'), 'though it is written in UTF-8'],
  [home, header('Content-Disposition', 'attachment'), 'is sent as a download'],
  [home, to(/<title>[^<]*/, '<title>Old'), 'shows another title ("Old"): is an older build online?'],
  [
    /com\/((about|terms)\/)?$/,
    to(/(rel="canonical" href="https:\/\/)www/, '$1dev'),
    'and 2 more: names https://dev.example.com',
  ],
  [about, to(/(rel="canonical" href=")[^"]*/, '$1/about/'), 'names no host as its address'],
  [about, to(/(rel="canonical" href="[^"]*)about\//, '$1'), `names ${home} as its original`],
  [about, to(/<link rel="canonical"[^>]*>/, ''), 'has no canonical address: build with its SITE_URL'],
  [about, header('Link', `<${home}>; rel="canonical"`), `names ${home} as its original`],
  [about, to(/("og:url" content=")[^"]*/, '$1http://localhost:80/'), 'names http://localhost in its data'],
  [about, header('X-Robots-Tag', 'googlebot: noindex'), '(X-Robots-Tag "googlebot: noindex")'],
  [about, header('X-Robots-Tag', 'unavailable_after: 1 Jan 2025'), 'tells search engines not to show it'],
  [about, to('<title>', '<meta name="robots" content="none"><title>'), 'its HTML has <meta name="robots'],
  [about, to('</body>', '<script src="https://a.test/b.js"></script></body>'), 'was changed on its way'],
  [about, to('src="/', 'src="http://www.example.com/'), 'loads something over http:'],
  [about, to(/data-preload="[^"]*/, 'data-preload="other.js'), 'is of another build'],
  [about, to('</p>', '!</p>'), 'is not the page that was built in this folder'],
  [home, header('Set-Cookie', 'a=b'), 'sets a cookie'],
  [home, header('Strict-Transport-Security', ''), 'sends no Strict-Transport-Security'],
  [home, { headers: unsecured }, 'sends no security header: is the recipe of the host in place?'],
  [home, header('Referrer-Policy', 'no-referrer'), 'sends Referrer-Policy "no-referrer" instead of '],
  [home, header('Content-Security-Policy', "img-src *; frame-ancestors 'none'"), 'a policy ("img-src *")'],
  [home, header('Content-Encoding', ''), 'is sent without compression'],
  [about, header('Cache-Control', 'max-age=3600'), 'may be cached without revalidation'],
  [home, header('Cache-Control', 'no-store'), 'is kept out of the back/forward cache by "no-store"'],
  [home, header('ETag', ''), 'it has neither ETag nor Last-Modified'],
  [home, header('ETag', '"2"'), 'although it has not changed (status 200 instead of 304)'],
  [/\.avif$/, { status: 403 }, ' answers with status 403, but the site needs it'],
  [/icon\.svg$/, { status: 404 }, ' answers with status 404, but the site needs it'],
  [/\.woff2$/, header('Content-Type', 'text/html'), '"text/html", which browsers may refuse for .woff2'],
  [film!, { status: 200 }, 'is not sent in parts (status 200 instead of 206)'],
  [script!, header('Cache-Control', 'no-cache'), ' may not be cached for a day (Cache-Control "no-cache")'],
  [style!, header('Content-Encoding', ''), 'is sent without compression'],
  [/^http:/, { status: 200 }, `answers with 200 ${toAbout}`],
  [/^http:/, { status: 302 }, `answers with 302 to ${about} ${toAbout}`],
  ['https://example.com/about/', says('', { status: 200 }), `answers with 200 ${toAbout}`],
  [`${home}about`, moved(301, 'http://www.example.com:80/'), `301 to http://www.example.com/ ${toAbout}`],
  [/no-such-page/, { status: 200 }, 'answers with status 200 instead of 404'],
  [/no-such-page/, says('<title>404</title>'), 'does not show the site’s own page for unknown addresses'],
  [missing, header('Cache-Control', 'max-age=99999'), 'is missing, and browsers keep that answer'],
  [missing, { status: 200 }, 'is missing, but answers with status 200 instead of 404'],
  [`${home}images/`, { status: 200 }, 'lists the files of a folder'],
  [`${home}sw.js`, says('onfetch = show', { status: 200 }), 'may be a service worker that shows a former'],
  [`${home}.git/HEAD`, says('ref: refs/heads/main', { status: 200 }), 'publishes the project'],
  [`${home}.env`, says('KEY=a', { status: 200 }), 'publishes settings, perhaps passwords'],
  [sitemap, { status: 404 }, 'sitemap.xml answers with status 404'],
  [sitemap, to(/www/g, 'dev'), 'names https://dev.example.com/'],
  [sitemap, to(/<url><loc>[^<]*about.*?<\/url>/, ''), `lacks 1 page, such as ${about}`],
  [robots, to('www.', ''), 'does not contain "Sitemap: https://www.example.com/sitemap.xml"'],
  [robots, to('Allow: /', 'Disallow: /'), 'forbids search engines the whole site'],
  [
    robots,
    to(/^/, 'User-agent: Googlebot\nDisallow: /*.css$\n\n'),
    ' such as https://www.example.com/assets/',
  ],
  [robots, { status: 503 }, 'answers with status 503: search engines may stay away'],
])('reports %s with %o in one line', async (at, change, line) => {
  const [found, ...others] = await look(at, change);
  expect(found).toContain(line);
  expect(others).toEqual(['1 problem found. hosting/README.md has a recipe for each host']);
});

test('a host that stops responding is not sent hundreds of requests', async () => {
  const lines = await look(/com\/./, timeout);
  expect(lines.join('\n')).toContain('was not asked, since the requests before got no answer');
});

describe('what shows no page of the site is one line with a guess:', () => {
  test.each<[Change | Error, string]>([
    [{ status: 404 }, 'answers with status 404. Are the contents of dist/'],
    [moved(301, 'https://example.org/'), 'use --url https://example.org/'],
    [{ status: 401 }, /* No guess where the cause is known. */ 'of the host'],
    [
      Object.assign(new TypeError(), { cause: { code: 'ECONNREFUSED' } }),
      'each does not answer (ECONNREFUSED)',
    ],
  ])('%o', async (change, guess) => {
    await expect(look(/./, change)).rejects.toThrow(guess);
  });

  test.each(['www.example.com', 'ftp://example.com', `${home}?a`, ''])('"%s"', async (url) => {
    await expect(look('', {}, url)).rejects.toThrow(/^--url is ".*": it must be /);
  });
});
