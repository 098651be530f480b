import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '#shared/core/UserError.ts';
import { canonicalOf, type Finding, findingsOf, type Served, type Site, titleOf } from './answers.ts';
import { isHere, makeAsk } from './ask.ts';
import { checkAddresses } from './checkAddresses.ts';
import { deliveryFaults, films } from './deliveryFaults.ts';
import { textFaults, unavailable } from './textFaults.ts';

/** @throws UserError for an invalid site address */
function readRoot(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new UserError(
      `--url is "${text}": it must be the address of the site, such as "https://www.example.com"`,
    );
  }
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

const isPage = ({ file }: Served) => file.endsWith('.html');
const isThere = ({ obstacle, text, built }: Served) => !obstacle && titleOf(text) === titleOf(built);

/** The files of a build that hosts serve at addresses of their own. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^[^._].*\.\w+$/.test(file) && !/\/\.|\.(br|gz)$|^(404\.html|robots\.txt)$/.test(file));

async function askFor({ root, ask }: Site, folder: string, file: string): Promise<Served> {
  const isText = /\.(css|html|js|svg|xml)$/.test(file);
  const answer = await ask(new URL(file.replace(/(^|\/)index\.html$/, '$1'), root), {
    // Hosts may refuse pictures to pages that they do not know. Link previews name no page.
    ...(!file.startsWith('share/') && { Referer: root.href }),
    ...(films.test(file) && { Range: 'bytes=0-1' }),
  });
  return { ...answer, file, built: isText ? readFileSync(path.join(folder, file), 'utf8') : '' };
}

function explainNothing({ root }: Site, pages: Served[]): UserError {
  const obstacles = [...new Set(pages.map(({ obstacle }) => obstacle ?? 'shows another title'))];
  const target = pages.find((page) => page.target)?.target;
  const hasCause = !obstacles.every((obstacle) => /^redirects to http|status 40[34]$/.test(obstacle));
  const guess = target
    ? `. If that is the site's address, use --url ${target.origin}/`
    : '. Are the contents of dist/, not the folder itself, in the web root? If the site is served below a folder, give its address';
  return new UserError(
    `None of the site's ${pages.length} pages is at ${root.href}: each ${obstacles.join(' or ')}${hasCause ? '' : guess}`,
  );
}

const checkFile = (served: Served, site: Site) =>
  findingsOf(
    served,
    isThere(served) ? [...deliveryFaults(served, site), ...textFaults(served)] : [unavailable(served)],
  );

async function checkRevalidation(site: Site, page: Served): Promise<Finding[]> {
  const [etag, changed] = [page.header('etag'), page.header('last-modified')];
  const again = await site.ask(page.address, {
    ...(etag && { 'If-None-Match': etag }),
    ...(changed && { 'If-Modified-Since': changed }),
    // As browsers do; otherwise Node.js would ask servers not to compare.
    'Cache-Control': 'max-age=0',
    Pragma: '',
  });
  const what =
    etag || changed
      ? `is sent in full although it has not changed (status ${again.status} instead of 304)`
      : 'is sent in full at each visit: it has neither ETag nor Last-Modified';
  return findingsOf(again, [![0, 304].includes(again.status) && what]);
}

/** What is no fault in a rehearsal. */
function remarksOn({ root, ownRoot, isRehearsal }: Site): Finding[] {
  const builtFor = ownRoot ? `for ${ownRoot.href}` : 'without an address: set SITE_URL to publish it';
  const remarks = [
    'is on this computer: HTTPS and the redirect to it are not checked',
    `is built ${builtFor}`,
  ];
  return isRehearsal ? remarks.map((what) => ({ address: root.href, what, isRemark: true })) : [];
}

/**
 * Checks a live site: its pages, files, headers and redirects, against a build for the same address. It only reads and
 * submits nothing. On this computer, a site may be built for another address and served over http.
 * @param url address of the site's home page
 * @param build makes or finds the build for an address, if the site has one; returns its folder
 * @throws UserError for an invalid address, or one that shows no page of the site
 */
export async function checkLive(url: string, build: (address?: URL) => string): Promise<Finding[]> {
  const root = readRoot(url);
  const ask = makeAsk();
  const isRehearsal = isHere(root);
  const own = isRehearsal ? canonicalOf((await ask(root)).text) : root.href;
  const ownRoot = own && URL.canParse(own) ? new URL(own) : undefined;
  const site: Site = { root, ownRoot, isRehearsal, ask };
  const folder = build(ownRoot);
  const served = await Promise.all(filesIn(folder).map((file) => askFor(site, folder, file)));
  const pages = served.filter(isPage);
  const shown = pages.filter(isThere);
  const home = shown.find(({ file }) => file === 'index.html') ?? shown[0];
  if (!home) throw explainNothing(site, pages);
  const inner = shown.find((page) => page !== home) ?? home;
  const notFound = readFileSync(path.join(folder, '404.html'), 'utf8');
  return [
    ...served.flatMap((one) => checkFile(one, site)),
    ...(await checkRevalidation(site, home)),
    ...(await checkAddresses(site, served, inner, notFound)),
    ...remarksOn(site),
  ];
}
