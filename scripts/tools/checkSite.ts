import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '#shared/core/UserError.ts';
import { caching, cachingOf, contentTypes, hashedFolders, securityHeaders } from '../../build/hostHeaders.ts';

/** A site under test: the address of its home page, which ends with a slash, its build, and headers of every request. */
export type Site = { root: URL; folder: string; sent?: Record<string, string> };

type HeaderRule = { name: string; wanted: string; pattern?: RegExp };

/** What a site must answer at an address, which is below its root or a whole one. */
type Row = {
  address: string;
  statuses: number[];
  file?: string;
  /** Where a redirect leads, below the site's root. */
  leadsTo?: string;
  headers?: HeaderRule[];
};

/** The files of a built site that visitors are served, such as `about/index.html`, without those for the host. */
export const servedFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => /^[^._]|^\.well-known\//.test(file))
    .sort();

export const addressOf = (file: string) => file.replace(/(^|\/)index\.html$/, '$1');

function formatOf(file: string): HeaderRule[] {
  const types = contentTypes[path.extname(file).slice(1)];
  if (!types) return [];
  const pattern = new RegExp(`^(${types.join('|').replaceAll('+', '\\+')})(; *charset="?utf-8"?)?$`, 'i');
  const type = { name: 'Content-Type', wanted: types[0]!, pattern };
  const compression = { name: 'Content-Encoding', wanted: 'gzip', pattern: /\b(br|gzip|zstd)\b/ };
  return /\.(css|html|js|svg)$/.test(file) ? [type, compression] : [type];
}

/** How long browsers keep an answer; `no-store` would keep pages out of the back/forward cache. */
const caches = {
  page: { wanted: caching.others, pattern: /^(?!.*no-store).*(no-cache|max-age=0\b)/ },
  // For a day or more.
  hashed: { wanted: caching.hashed, pattern: /^(?!.*no-(cache|store)).*max-age=\d{5,}/ },
  // For a day or less.
  missing: { wanted: caching.others, pattern: /no-cache|no-store|max-age=\d{1,5}\b/ },
};

const security = Object.entries(securityHeaders).map(
  ([name, wanted]): HeaderRule =>
    // A year or more.
    name === 'Strict-Transport-Security'
      ? { name, wanted, pattern: /^max-age=[3-9]\d{7}/ }
      : { name, wanted },
);

const headersOf = (file: string, cache: keyof typeof caches): HeaderRule[] => [
  ...formatOf(file),
  { name: 'Cache-Control', ...caches[cache] },
  ...security,
];

export const fileRows = (files: string[]): Row[] =>
  files
    .filter((file) => file !== '404.html')
    .flatMap((file): Row[] => {
      const address = addressOf(file);
      const wanted = headersOf(file, cachingOf(`/${file}`) === caching.hashed ? 'hashed' : 'page');
      // The recipes differ in how long the editor is kept, which staff alone load.
      const headers = wanted.filter(({ name }) => name !== 'Cache-Control' || !file.startsWith('editor/'));
      const row = { address, statuses: [200], file, headers };
      const redirect = { statuses: [301, 302, 307, 308], leadsTo: address, headers: security };
      return address.endsWith('/') ? [row, { ...redirect, address: address.slice(0, -1) }] : [row];
    });

/** Mistyped addresses, lists of files, and what is in the project but not in the built site. */
export const emptyRows = (files: string[]): Row[] =>
  [
    'nothing/',
    'nothing',
    'about/nothing/',
    'services/nothing.html',
    'a/b/c/d',
    ...hashedFolders.map((folder) => `${folder}/old-1a2b3c4d.js`),
    'images/',
    '.git/HEAD',
    '.env',
    'package.json',
  ]
    .filter((address) => !files.includes(address))
    .map((address) => ({
      address,
      // A host may refuse a folder without a page.
      statuses: address.endsWith('/') ? [404, 403] : [404],
      file: '404.html',
      headers: headersOf('404.html', 'missing'),
    }));

/** Whether an address is on this computer, where a deployment can be rehearsed. */
export const isHere = ({ hostname }: URL) => /(^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname);

/** Sends a request as a browser does; on this computer, as a proxy that terminates HTTPS would. */
async function ask(address: URL, sent?: Record<string, string>) {
  const usual = { 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html,*/*' };
  const proxy = isHere(address) && { 'X-Forwarded-Proto': 'https' };
  const signal = AbortSignal.timeout(15_000);
  const request = { redirect: 'manual', headers: { ...usual, ...proxy, ...sent }, signal } as const;
  // A server may close a connection at the moment at which it is used again.
  const response = await fetch(address, request)
    .catch(() => fetch(address, request))
    .catch(({ name, message, cause }: Error) => {
      const reason: string = Object(cause).code || message || name;
      const remedy = /CERT|SIGNATURE/.test(reason)
        ? ': its certificate is not one that browsers trust. For a rehearsal, name the file of the authority in NODE_EXTRA_CA_CERTS'
        : '';
      throw new UserError(`${address} does not answer (${reason})${remedy}`);
    });
  const { status, headers } = response;
  const location = headers.get('location');
  const target = location && URL.canParse(location, address) ? new URL(location, address) : undefined;
  return { status, headers, target, body: Buffer.from(await response.arrayBuffer()).toString('latin1') };
}

type Answer = Awaited<ReturnType<typeof ask>>;

/** What is wrong with an address: completes a sentence that begins with it; `detail` is an example. */
type Fault = { what: string; detail?: string };

const headerFaults = (rules: HeaderRule[], { headers, body }: Answer): Fault[] =>
  rules
    // What fits into a packet needs no compression.
    .filter(({ name }) => name !== 'Content-Encoding' || body.length >= 1400)
    .map((rule) => ({ ...rule, value: headers.get(rule.name) ?? '' }))
    .filter(({ value, wanted, pattern }) => (pattern ? !pattern.test(value) : value !== wanted))
    .map(({ name, wanted, value }) => ({
      what: `does not have the right ${name}: "${wanted}"`,
      detail: value && `it is "${value}"`,
    }));

function faultsOf({ file, headers = [], statuses, leadsTo }: Row, answer: Answer, site: Site): Fault[] {
  const { status, target, body } = answer;
  if (!statuses.includes(status))
    return [
      {
        what: `answers with status ${status} instead of ${statuses.join(' or ')}`,
        detail: target && `it leads to ${target}`,
      },
    ];
  const wanted = leadsTo === undefined ? undefined : new URL(leadsTo, site.root);
  // On this computer, scheme and port may be those of a proxy, and a preview over http upgrades nothing.
  const part = isHere(site.root) ? 'pathname' : 'href';
  if (wanted && target?.[part] !== wanted[part])
    return [{ what: 'does not lead to the page', detail: `but to ${target ?? 'no address'}` }];
  const read = (text: string) => (isHere(site.root) ? text.replace('upgrade-insecure-requests', '') : text);
  const isBuilt = !file || read(body) === read(readFileSync(path.join(site.folder, file), 'latin1'));
  const what = file === '404.html' ? 'does not show 404.html' : 'is not what was built';
  return [...headerFaults(headers, answer), ...(isBuilt ? [] : [{ what }])];
}

/** A line for each fault, with the first address that has it. */
export async function checkRows(rows: Row[], site: Site): Promise<string[]> {
  const found = new Map<string, { first: string; detail: string; count: number }>();
  const check = async (row: Row) => {
    const address = new URL(row.address, site.root);
    for (const { what, detail } of faultsOf(row, await ask(address, site.sent), site)) {
      const { first = address.href, count = 0 } = found.get(what) ?? {};
      found.set(what, { first, detail: detail ? ` (${detail})` : '', count: count + 1 });
    }
  };
  for (let at = 0; at < rows.length; at += 4) await Promise.all(rows.slice(at, at + 4).map(check));
  return Array.from(found, ([what, { first, detail, count }]) =>
    count > 1 ? `${first} and ${count - 1} more: ${what}${detail}` : `${first} ${what}${detail}`,
  );
}

/**
 * What differs between a site and its build, one line for each fault.
 * @throws UserError for an address that does not answer
 */
export function checkSite(site: Site): Promise<string[]> {
  const files = servedFiles(site.folder);
  const overHttp = { address: site.root.href.replace('https:', 'http:'), statuses: [301, 308], leadsTo: '' };
  return checkRows([...fileRows(files), ...emptyRows(files), ...(isHere(site.root) ? [] : [overHttp])], site);
}
