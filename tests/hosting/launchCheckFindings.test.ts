import { expect, test } from 'vitest';
import { securityHeaders } from '../../scripts/pipeline/hosting.ts';
import { checkSite } from '../../scripts/tools/launch-check/live/checkLive.ts';
import { askBuiltSite, publicAddress, type Spoil } from './support/askBuiltSite.ts';
import { contentOf } from './support/builtFiles.ts';

const titleOf = (file: string) =>
  contentOf(file)
    .toString()
    .match(/<title>([^<]*)/)![1]!;

/** Two pages stand for the whole site. */
const site = {
  root: new URL(publicAddress),
  pages: ['/about/', '/'].map((path) => ({ path, title: titleOf(`${path}index.html`) })),
  notFoundTitle: titleOf('/404.html'),
};

async function look(spoil?: Spoil): Promise<string[]> {
  const findings = await checkSite({ ...site, ask: askBuiltSite(spoil) });
  return findings.map(({ address, what }) => `${address} ${what}`);
}

const home = publicAddress;
const only = (path: string) => (address: string, scheme: string) => address === path && scheme === 'https';
const atHome = only('/');
const byHttp = (_address: string, scheme: string) => scheme === 'http';
const inAssets = (address: string) => address.startsWith('/assets/');
const atUnknown = (address: string) => address.includes('no-such');
const withEnd = (html: string) => (page: string) => page.replace('</main>', `${html}</main>`);

test('reports nothing for a correctly served site', async () => {
  expect(await look()).toEqual([]);
});

test.each<[string, Spoil, string]>([
  [
    'a missing page',
    { at: only('/about/'), status: 500 },
    `${home}about/ answers with status 500 instead of 200`,
  ],
  [
    'a page as another type',
    { at: atHome, headers: { 'content-type': 'text/plain' } },
    `${home} is sent as "text/plain" instead of text/html`,
  ],
  [
    'an older build',
    { at: atHome, edit: (page) => page.replace(/<title>[^<]*/, '<title>Old') },
    `${home} has the title "Old" instead of `,
  ],
  [
    'a picture by http',
    { at: atHome, edit: withEnd('<img alt="" src="http://cdn.example.com/a.png">') },
    `${home} fetches http://cdn.example.com/a.png without https`,
  ],
  [
    'a form by http',
    { at: atHome, edit: withEnd('<form action="http://forms.example.com/in"></form>') },
    `${home} fetches http://forms.example.com/in without https`,
  ],
  [
    'a foreign canonical address',
    {
      at: atHome,
      edit: (page) => page.replace(/(rel="canonical" href="https:\/\/)www\./, '$1'),
    },
    `${home} names itself https://example.com/: build with SITE_URL=https://www.example.com`,
  ],
  [
    'no HSTS',
    { at: atHome, headers: { 'strict-transport-security': undefined } },
    `${home} sends no Strict-Transport-Security`,
  ],
  [
    'no recipe at all',
    {
      at: atHome,
      headers: Object.fromEntries(
        Object.keys(securityHeaders).map((name) => [name.toLowerCase(), undefined]),
      ),
    },
    `${home} sends no security header: is the recipe of the host in place? Apache’s is .htaccess`,
  ],
  [
    'a short HSTS',
    { at: atHome, headers: { 'strict-transport-security': 'max-age=300' } },
    `${home} sends Strict-Transport-Security "max-age=300" instead of `,
  ],
  [
    'no ban on frames',
    { at: atHome, headers: { 'content-security-policy': undefined } },
    `${home} sends no Content-Security-Policy`,
  ],
  [
    'no referrer for form services',
    { at: atHome, headers: { 'referrer-policy': 'no-referrer' } },
    `${home} sends Referrer-Policy "no-referrer" instead of `,
  ],
  [
    'no compression',
    { at: atHome, headers: { 'content-encoding': undefined } },
    `${home} is sent without compression`,
  ],
  [
    'pages that are kept',
    { at: atHome, headers: { 'cache-control': 'max-age=3600' } },
    `${home} may be cached without revalidation (Cache-Control "max-age=3600"`,
  ],
  [
    'pages that are never kept',
    { at: atHome, headers: { 'cache-control': 'no-store' } },
    `${home} is kept out of the back/forward cache by "no-store"`,
  ],
  [
    'files that are not kept',
    { at: inAssets, headers: { 'cache-control': 'no-cache' } },
    ' may not be cached for a year (Cache-Control "no-cache"), though',
  ],
  ['files that are missing', { at: inAssets, status: 404 }, ' answers with status 404, but pages need it'],
  [
    'http beside https',
    { at: byHttp, status: 200 },
    'http://www.example.com/about/ answers with status 200 instead of redirecting to https',
  ],
  [
    'http that redirects elsewhere',
    { at: byHttp, headers: { location: 'https://example.com/' } },
    'http://www.example.com/about/ redirects to https://example.com/ instead of https://www.example.com/about/',
  ],
  [
    'a temporary redirect from http',
    { at: byHttp, status: 302 },
    'http://www.example.com/about/ redirects to https with 302, which browsers do not remember',
  ],
  [
    'an address without its slash that names scheme and port of a server behind a proxy',
    {
      at: (address, scheme) => scheme === 'https' && /\/[^/.]+$/.test(address),
      headers: { location: 'http://www.example.com:8080/' },
    },
    ' gets http://www.example.com:8080/',
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
])('reports %s, and nothing else', async (_what, spoil, finding) => {
  const findings = await look(spoil);
  expect(findings.length).toBeGreaterThan(0);
  for (const found of findings) expect(found).toContain(finding);
});
