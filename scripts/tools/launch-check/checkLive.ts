import { UserError } from '#shared/core/UserError.ts';
import { ask, checkRows, type Finding, isHere, reportLive, type Site } from './checkRows.ts';
import { emptyRows, fileRows, type Row, redirects, servedFiles } from './siteTable.ts';

/** The canonical address of a page. */
export const canonicalOf = (html: string) => /rel="?canonical"? href="?([^\s">]*)/.exec(html)?.[1];

/** @throws UserError for an invalid site address */
function readRoot(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new UserError(
      `--url is "${text}": it must be the address of the site, such as "https://www.example.com"`,
    );
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

/** A page's address over http, and with or without "www.", as people type it. */
function waysTo(page: string, { root }: Site): Row[] {
  if (isHere(root)) return [];
  const { href, hostname } = new URL(page, root);
  const other = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  const hasOther = /^[^.]+\.((co|com|net|org)\.)?[a-z]+$/.test(other.replace('www.', ''));
  // Browsers remember only 301 and 308.
  const overHttp = { address: href.replace('https:', 'http:'), statuses: [301, 308], leadsTo: page };
  const withOther = { address: href.replace(hostname, other), statuses: redirects, leadsTo: page, hops: 3 };
  return hasOther ? [overHttp, withOther] : [overHttp];
}

/** The home page as a browser asks for it that has it already. */
function homeAgain({ headers }: Pick<Response, 'headers'>): Row {
  const etag = { 'If-None-Match': headers.get('etag') ?? '' };
  const changed = { 'If-Modified-Since': headers.get('last-modified') ?? '' };
  // As browsers do; otherwise Node.js would ask servers not to compare.
  const sent = { ...etag, ...changed, 'Cache-Control': 'max-age=0', Pragma: '' };
  const known = Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => value || name === 'Pragma'),
  );
  const advice = 'it must have an ETag or a Last-Modified that stays the same';
  return { address: '', statuses: [304], sent: known, advice };
}

/** Whether the rules at the top of a domain forbid search engines the site, which is in a folder of it. */
async function checkRobots(root: URL): Promise<Finding[]> {
  const address = new URL('/robots.txt', root);
  const { status, body } = await ask(address);
  const groups = (status === 200 ? body : '').split(/(?<!^user-agent:.*\n)(?=^user-agent:)/im);
  const rules = groups.filter((group) => /^user-agent:\s*(\*|googlebot|bingbot)/im.test(group)).join('');
  const forbidden = Array.from(rules.matchAll(/^disallow:[ \t]*(\/[^\s*$#]*)/gim), ([, from]) => from!);
  const what = 'forbids search engines the site';
  return forbidden.some((from) => root.pathname.startsWith(from)) ? [{ address: address.href, what }] : [];
}

/**
 * Checks a live site against a build for the same address. It only reads and submits nothing. On this computer, a site
 * may be built for another address and served over http.
 * @param url address of the site's home page
 * @param build makes or finds the build for an address, if the site has one; returns its folder
 * @param sent headers of every request
 * @throws UserError for an invalid address, or one at which no site is
 */
export async function checkLive(
  url: string,
  build: (address?: URL) => string,
  sent: Site['sent'] = {},
): Promise<Finding[]> {
  const root = readRoot(url);
  const found = await checkRows([{ address: '', statuses: [200] }], { root, folder: '', sent });
  if (found.length > 0)
    throw new UserError(
      `The site is not there: ${reportLive(found).split('\n')[0]}. If its address is another or in a folder, give that with --url`,
    );
  const home = await ask(root, sent);
  const named = isHere(root) ? canonicalOf(home.body) : root.href;
  const ownRoot = named && URL.canParse(named) ? new URL(named) : undefined;
  const site = { root, folder: build(ownRoot), sent };
  const isBelow = root.pathname !== '/';
  const files = servedFiles(site.folder).filter((file) => !isBelow || file !== 'robots.txt');
  const rows = [...fileRows(files), ...emptyRows(files), homeAgain(home)];
  const page = rows.find(({ address }) => /.\/$/.test(address))?.address ?? '';
  const remarks = [
    'is on this computer: HTTPS and the redirect to it are not checked',
    `is built ${ownRoot ? `for ${ownRoot}` : 'without an address: set SITE_URL to publish it'}`,
  ];
  return [
    ...(await checkRows([...rows, ...waysTo(page, site)], site)),
    ...(isBelow ? await checkRobots(root) : []),
    ...(isHere(root) ? remarks.map((what) => ({ address: root.href, what, isRemark: true })) : []),
  ];
}
