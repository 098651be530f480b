import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { contentTypes } from '../../build/contentTypes.ts';
import { cachingOf, securityHeaders } from '../../build/hostHeaders.ts';
import { checkLive } from '../../scripts/tools/launch-check/checkLive.ts';
import { reportLive } from '../../scripts/tools/launch-check/checkRows.ts';
import { dist } from '../support/pages.ts';
import { endingOf, someFile } from './support/builtFiles.ts';

/** What a test changes in answers; an empty header is left out. */
type Change = { status?: number; headers?: Record<string, string>; edit?: (text: string) => string };

const home = 'https://www.example.com/';
const about = `${home}about/`;
const [style, script] = ['css', 'js'].map((ending) => home + someFile(ending).slice(1));
const film = `${home}video/film.mp4`;

/** Three pages and a file of some kinds stand for the whole site. */
const site = mkdtempSync(path.join(tmpdir(), 'live-'));
const pages = ['index.html', 'about/index.html', 'terms/index.html', '404.html', 'robots.txt'];
for (const file of [...pages, ...['css', 'js', 'avif', 'svg'].map(someFile)])
  cpSync(path.join(dist, file), path.join(site, file));
// A company whose colours are others has none.
mkdirSync(path.join(site, 'video'));
writeFileSync(path.join(site, 'video/film.mp4'), 'A film');
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
  const redirectTo = (Location: string) => {
    headers.set('Location', Location);
    return { status: 301, headers, body: '' };
  };
  if (!href.startsWith(home)) return redirectTo(home.slice(0, -1) + pathname);
  if (!isThere) return { status: 404, headers, body: readFileSync(path.join(site, '404.html')) };
  if (statSync(file).isDirectory()) return redirectTo(`${pathname}/`);
  if (sent.get('If-None-Match') === '"1"') return { status: 304, headers, body: '' };
  const [, last] = /bytes=0-(\d+)/.exec(sent.get('Range') ?? '') ?? [];
  const body = readFileSync(file);
  return last
    ? { status: 206, headers, body: body.subarray(0, Number(last) + 1) }
    : { status: 200, headers, body };
}

/** Lets the site answer as it should, but for what is spoilt; returns the lines of the report. */
async function look(at: string | RegExp = '', change: Change | Error = {}, url = home): Promise<string[]> {
  vi.stubGlobal('fetch', async (address: URL, { headers }: RequestInit) => {
    const right = rightAnswer(new URL(address.href.replace(url, home)), new Headers(headers));
    const location = right.headers.get('Location');
    if (location) right.headers.set('Location', location.replace(/^\//, new URL(url).pathname));
    const isSpoilt = typeof at === 'string' ? address.href === at : at.test(address.href);
    const spoilt = isSpoilt && right.status !== 304 ? change : {};
    if (spoilt instanceof Error) throw spoilt;
    for (const [name, value] of Object.entries(spoilt.headers ?? {})) {
      if (value) right.headers.set(name, value);
      else right.headers.delete(name);
    }
    const { status = right.status, edit } = spoilt;
    const body = edit ? edit(`${right.body}`) : right.body;
    return new Response(status === 304 ? null : body, { status, headers: right.headers });
  });
  return reportLive(await checkLive(url, () => site)).split('\n');
}

const to = (from: string | RegExp, words: string): Change => ({ edit: (text) => text.replace(from, words) });
const header = (name: string, value: string): Change => ({ headers: { [name]: value } });
const says = (text: string, more: Change = {}): Change => ({ ...more, edit: () => text });
const moved = (status: number, Location: string): Change => ({ status, headers: { Location } });
const timeout = new DOMException('', 'TimeoutError');
const unsecured = Object.fromEntries(Object.keys(securityHeaders).map((name) => [name, '']));
const noPage = /nothing|old-1a2b|com\/(a\/b|images\/$|sw|service-|ngsw|package|\.git|\.env)/;

test('finds nothing wrong with a site that is served as it should be', async () => {
  expect(await look()).toEqual(['Checked pages, delivery and addresses: no problems found']);
});

test.each<[at: string | RegExp, change: Change | Error, line: string]>([
  [about, timeout, 'about/ does not answer (TimeoutError)'],
  [about, new TypeError('fetch failed'), 'about/ does not answer (fetch failed)'],
  [about, { status: 401 }, 'instead of 200 (switch off the protection of the host)'],
  [about, moved(302, 'https://host.example/sso/x'), '302 instead of 200 (it leads to https://host.example/'],
  [/\.avif$/, { status: 403 }, 'does the host refuse robots, or pictures'],
  [`${home}nothing`, { status: 403 }, 'nothing answers with status 403 instead of 404'],
  [film, { status: 200 }, 'instead of 206 (Safari plays no film'],
  [home, header('ETag', ''), 'instead of 304 (it must have an ETag'],
  [home, header('ETag', '"2"'), 'instead of 304 (it must have an ETag'],
  [home, header('Content-Type', 'text/a'), 'another Content-Type than "text/html" (it is "text/a")'],
  [home, header('Content-Type', 'text/html; charset=latin1'), 'another Content-Type'],
  [home, header('Content-Encoding', ''), 'is sent without Content-Encoding'],
  [style!, header('Content-Encoding', ''), 'is sent without Content-Encoding'],
  [about, header('Cache-Control', 'max-age=3600'), 'another Cache-Control than "no-cache"'],
  [home, header('Cache-Control', 'no-store'), 'another Cache-Control than "no-cache"'],
  [script!, header('Cache-Control', 'no-cache'), 'another Cache-Control than "public, max-age='],
  [home, { headers: unsecured }, `is sent without ${Object.keys(securityHeaders).join(', ')}`],
  [home, header('Strict-Transport-Security', 'max-age=86400'), 'another Strict-Transport-Security'],
  [home, header('Content-Security-Policy', "img-src *; frame-ancestors 'none'"), '(it is "img-src *;'],
  [about, header('Content-Disposition', 'attachment'), 'must not be sent with Content-Disposition'],
  [about, header('Link', `<${home}>; rel="canonical"`), 'must not be sent with Link'],
  [about, header('Set-Cookie', 'a=b'), 'must not be sent with Set-Cookie (it is "a=b")'],
  [about, header('X-Robots-Tag', 'googlebot: noindex'), 'must not be sent with X-Robots-Tag'],
  [about, to('<title>', '<meta name="robots" content="none"><title>'), 'it has “<meta name="robots" cont'],
  [about, { edit: (text) => text.slice(0, 99) }, 'is not what was built: upload all of dist/'],
  [style!, says(''), '(it ends after 0 of '],
  [/\.avif$/, says('GIF'), '(it has “GIF”)'],
  [
    /com\/((about|terms)\/)?$/,
    to('canonical" href="https://www', 'canonical" href="https://dev'),
    'and 2 more:',
  ],
  [`${home}robots.txt`, to('Allow: /', 'Disallow: /'), 'it has “User-agent: * Disallow: /'],
  [/^http:/, { status: 302 }, 'instead of 301 or 308 (it leads to'],
  ['https://example.com/about/', { status: 200 }, 'instead of 301'],
  [`${home}about`, moved(301, 'http://www.example.com/'), 'does not lead to the page (but to http://www'],
  [noPage, { status: 200 }, 'nothing/ and 15 more: answers with status 200 instead of 404'],
  [noPage, says('<title>404</title>'), 'more: is not what was built'],
  [/assets\/old/, header('Cache-Control', 'max-age=999999'), 'another Cache-Control'],
  [`${home}images/`, { status: 200 }, 'switch off the list of files'],
  [`${home}sw.js`, { status: 200 }, 'a former site may live on'],
  [`${home}.env`, { status: 200 }, 'delete this there'],
])('reports %s with %o in one line', async (at, change, line) => {
  const [found, ...others] = await look(at, change);
  expect(found).toContain(line);
  expect(others).toEqual(['1 problem found. hosting/README.md has a recipe for each host']);
});

test('a host may redirect more than once to the name of the site, and keep browsers on HTTPS for longer', async () => {
  const longer = header('Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload');
  expect(await look(/./, longer)).toHaveLength(1);
  expect(await look(/^https:\/\/example/, moved(301, 'http://www.example.com/about/'))).toHaveLength(1);
});

test('a host that stops responding is not sent hundreds of requests', async () => {
  const lines = await look(/com\/./, timeout);
  expect(lines.join('\n')).toContain('was asked no more, since it is silent');
});

test('a site in a folder must not be forbidden at the top of the domain', async () => {
  const forbid = (rules: string, status = 200) =>
    look(/localhost\/robots/, says(rules, { status }), 'http://localhost/site/');
  const others = 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /private/';
  for (const lines of [await forbid('', 404), await forbid(others)])
    expect(lines.join('\n')).toMatch(/^(Remark: .*\n)+.* no problems found$/);
  expect((await forbid('User-agent: *\nUser-agent: a\nDisallow: /site/'))[0]).toContain('forbids');
});

describe('where there is no site, one line says so:', () => {
  test.each<[Change | Error, string]>([
    [{ status: 404 }, 'status 404 instead of 200 (upload all that is in dist/'],
    [moved(301, 'https://example.org/'), '(it leads to https://example.org/). If its address is another'],
    [Object.assign(new TypeError(), { cause: { code: 'ECONNREFUSED' } }), '(ECONNREFUSED): check its name'],
  ])('%o', async (change, guess) => {
    await expect(look(/./, change)).rejects.toThrow(guess);
  });

  test.each(['www.example.com', 'ftp://example.com', `${home}?a`, ''])('"%s"', async (url) => {
    await expect(look('', {}, url)).rejects.toThrow(/^--url is ".*": it must be /);
  });
});
