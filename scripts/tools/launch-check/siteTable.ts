import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  caching,
  cachingOf,
  contentTypes,
  hashedFolders,
  securityHeaders,
} from '../../../build/hostHeaders.ts';

/** A header of an answer: its right value, or what right values match, which may be that it does not come. */
export type HeaderRule = { name: string; wanted: string; pattern?: RegExp };

export type Row = {
  /** Below the site's root, such as `about/`, or a whole one. */
  address: string;
  sent?: Record<string, string>;
  statuses: number[];
  file?: string;
  /** Where a redirect leads, below the site's root. */
  leadsTo?: string;
  headers?: HeaderRule[];
};

const redirects = [301, 302, 307, 308];

export const filmPart = 100;

/** The files of a built site that visitors are served, such as `about/index.html`, without those for the host. */
export const servedFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => /^[^._]|^\.well-known\//.test(file) && !/\.(br|gz)$/.test(file))
    .sort();

export const addressOf = (file: string) => file.replace(/(^|\/)index\.html$/, '$1');

function formatOf(file: string): HeaderRule[] {
  const [wanted, ...others] = contentTypes[path.extname(file).slice(1)] ?? [];
  if (!wanted) return [];
  const types = [wanted, ...others].join('|').replaceAll('+', '\\+');
  const type = {
    name: 'Content-Type',
    wanted,
    pattern: new RegExp(`^(${types})(; *charset="?utf-8"?)?$`, 'i'),
  };
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
const cacheOf = (kind: keyof typeof caches): HeaderRule => ({ name: 'Cache-Control', ...caches[kind] });

const always: HeaderRule[] = [
  ...Object.entries(securityHeaders).map(([name, wanted]) =>
    // A year or more.
    name === 'Strict-Transport-Security'
      ? { name, wanted, pattern: /^max-age=[3-9]\d{7}/ }
      : { name, wanted },
  ),
  // What makes an answer a download, hides it from search engines, or follows visitors.
  { name: 'Content-Disposition', wanted: '', pattern: /^(?!attachment)/i },
  { name: 'Link', wanted: '', pattern: /^(?!.*canonical)/i },
  { name: 'Set-Cookie', wanted: '' },
  {
    name: 'X-Robots-Tag',
    wanted: '',
    pattern: /^(?!.*\b(noindex|none|nosnippet|noimageindex|unavailable_after)\b)/i,
  },
];

function rowOfFile(file: string): Row {
  const cache = cacheOf(cachingOf(`/${file}`) === caching.hashed ? 'hashed' : 'page');
  const row = {
    address: addressOf(file),
    statuses: [200],
    file,
    headers: [...formatOf(file), cache, ...always],
  };
  // Safari plays no film that is not sent in parts.
  return /\.(mp4|webm)$/.test(file)
    ? { ...row, statuses: [206], sent: { Range: `bytes=0-${filmPart - 1}` } }
    : row;
}

/** Addresses without a file: mistyped ones, lists of files, and what is in the project but not in the built site. */
const emptyAddresses = [
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
];

/** Where nothing is, or must be: the 404 page, which browsers must not keep for longer than a day. */
export const emptyRows = (files: string[]): Row[] =>
  emptyAddresses
    .filter((address) => !files.includes(address))
    .map((address) => ({
      address,
      // A host may refuse a folder without a page.
      statuses: address.endsWith('/') ? [404, 403] : [404],
      file: '404.html',
      headers: [...formatOf('404.html'), cacheOf('missing'), ...always],
    }));

/** The files of a built site, and its pages without their last slash. */
export const fileRows = (files: string[]): Row[] => [
  ...files.filter((file) => file !== '404.html').map(rowOfFile),
  ...files
    .map(addressOf)
    .filter((address) => address.endsWith('/'))
    .map((page) => ({ address: page.slice(0, -1), statuses: redirects, leadsTo: page, headers: always })),
];
