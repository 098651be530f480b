import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { cachingOf, contentTypes, securityHeaders } from '../../build/hostHeaders.ts';
import { checkSite } from '../../scripts/tools/checkSite.ts';
import { dist } from '../support/pages.ts';
import { endingOf, someFile } from './support/siteCopies.ts';

/** What a test changes in answers; an empty header is left out. */
type Change = { status?: number; headers?: Record<string, string>; edit?: (text: string) => string };

const home = 'https://www.example.com/';
const about = `${home}about/`;
const [style, script] = ['css', 'js'].map((ending) => home + someFile(ending).slice(1));

/** Three pages and a file of some kinds stand for the whole site. */
const site = mkdtempSync(path.join(tmpdir(), 'live-'));
const pages = ['index.html', 'about/index.html', 'terms/index.html', '404.html', 'robots.txt'];
for (const file of [...pages, ...['css', 'js', 'avif', 'svg'].map(someFile)])
  cpSync(path.join(dist, file), path.join(site, file));
afterAll(() => rmSync(site, { recursive: true }));

function rightAnswer({ href, pathname }: URL) {
  const file = path.join(site, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const isThere = existsSync(file);
  const headers = new Headers({
    ...securityHeaders,
    'Cache-Control': isThere ? cachingOf(pathname) : 'no-cache',
    'Content-Encoding': 'gzip',
    'Content-Type': isThere ? contentTypes[endingOf(file) || 'html']![0]! : 'text/html; charset=utf-8',
  });
  const redirectTo = (Location: string) => {
    headers.set('Location', Location);
    return { status: 301, headers, body: '' };
  };
  if (!href.startsWith(home)) return redirectTo(home.slice(0, -1) + pathname);
  if (!isThere) return { status: 404, headers, body: readFileSync(path.join(site, '404.html')) };
  if (statSync(file).isDirectory()) return redirectTo(`${pathname}/`);
  return { status: 200, headers, body: readFileSync(file) };
}

/** Lets the site answer as it should, but for what is spoilt; returns what is found. */
function look(at: string | RegExp = '', change: Change | Error = {}): Promise<string[]> {
  vi.stubGlobal('fetch', async (address: URL) => {
    const right = rightAnswer(new URL(address));
    const isSpoilt = typeof at === 'string' ? address.href === at : at.test(address.href);
    const spoilt = isSpoilt ? change : {};
    if (spoilt instanceof Error) throw spoilt;
    for (const [name, value] of Object.entries(spoilt.headers ?? {})) {
      if (value) right.headers.set(name, value);
      else right.headers.delete(name);
    }
    const { status = right.status, edit } = spoilt;
    return new Response(edit ? edit(`${right.body}`) : right.body, { status, headers: right.headers });
  });
  return checkSite({ root: new URL(home), folder: site });
}

const header = (name: string, value: string): Change => ({ headers: { [name]: value } });
const moved = (status: number, Location: string): Change => ({ status, headers: { Location } });
const noPage = /nothing|old-1a2b|com\/(a\/b|images\/$|package|\.git|\.env)/;

test('finds nothing wrong with a site that is served as it should be, or keeps browsers on HTTPS for longer', async () => {
  expect(await look()).toEqual([]);
  const longer = header('Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload');
  expect(await look(/./, longer)).toEqual([]);
});

test.each<[at: string | RegExp, change: Change, line: string]>([
  [about, moved(302, 'https://host.example/sso/x'), '302 instead of 200 (it leads to https://host.example/'],
  [`${home}nothing`, { status: 403 }, 'nothing answers with status 403 instead of 404'],
  [
    home,
    header('Content-Type', 'text/html; charset=latin1'),
    'have the right Content-Type: "text/html" (it is',
  ],
  [style!, header('Content-Encoding', ''), 'have the right Content-Encoding'],
  [about, header('Cache-Control', 'max-age=3600'), 'have the right Cache-Control: "no-cache"'],
  [home, header('Cache-Control', 'no-store'), 'have the right Cache-Control'],
  [script!, header('Cache-Control', 'no-cache'), 'have the right Cache-Control: "public, max-age='],
  [home, header('Strict-Transport-Security', 'max-age=86400'), 'have the right Strict-Transport-Security'],
  [home, header('Content-Security-Policy', "img-src *; frame-ancestors 'none'"), '(it is "img-src *;'],
  [about, { edit: (text) => text.slice(0, 99) }, 'about/ is not what was built'],
  [/^http:/, { status: 302 }, 'instead of 301 or 308 (it leads to'],
  [`${home}about`, moved(301, 'http://www.example.com/'), 'does not lead to the page (but to http://www'],
  [noPage, { status: 200 }, 'and 9 more: answers with status 200 instead of 404'],
  [noPage, { edit: () => 'Not here' }, 'more: does not show 404.html'],
  [/assets\/old/, header('Cache-Control', 'max-age=999999'), 'have the right Cache-Control'],
])('reports %s with %o', async (at, change, line) => {
  expect((await look(at, change)).join()).toContain(line);
});

test.each([
  ['ECONNREFUSED', /about\/ does not answer \(ECONNREFUSED\)$/],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /SIGNED_CERT\): .* NODE_EXTRA_CA_CERTS$/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /NODE_EXTRA_CA_CERTS$/],
])('an address that does not answer is named with the reason: %s', async (code, message) => {
  const refused = Object.assign(new TypeError(), { cause: { code } });
  await expect(look(about, refused)).rejects.toThrow(message);
});
