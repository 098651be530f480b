import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Page } from '../pages/checkPages.ts';
import { htmlFileOf } from '../pages/writeEntries.ts';

/** What a page weighs on the wire, in bytes. */
export type PageWeight = {
  page: Page;
  /** HTML with its inlined styles, brotli. */
  html: number;
  /** Inlined styles before compression. */
  css: number;
  /** The page's script and all that it imports at once, gzip. */
  script: number;
  /** The fonts that the page preloads. */
  fonts: number;
};

const brotli = promisify(brotliCompress);
const compress = promisify(gzip);

async function brotliSize(text: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return (await brotli(text, { params })).length;
}

async function gzipSize(file: string): Promise<number> {
  return (await compress(await readFile(file), { level: 9 })).length;
}

const scriptsOf = (html: string) => {
  const [, entry = '', preload = ''] = html.match(/data-entry="([^"]*)" data-preload="([^"]*)"/) ?? [];
  return [entry, ...preload.split(' ')].filter(Boolean);
};

const fontsOf = (html: string) =>
  [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, href]) => href!);

const stylesOf = (html: string) =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css!).join('');

/** Weighs the built pages in `dist`; `base` is the base path that addresses start with. */
export async function weighPages(dist: string, base: string, pages: Page[]): Promise<PageWeight[]> {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (address: string, measure: (file: string) => Promise<number>) => {
    const known = sizes.get(address);
    if (known) return known;
    const size = measure(path.join(dist, address.slice(base.length)));
    sizes.set(address, size);
    return size;
  };
  const total = async (addresses: string[], measure: (file: string) => Promise<number>) => {
    const each = await Promise.all(addresses.map((address) => sizeOf(address, measure)));
    return each.reduce((sum, size) => sum + size, 0);
  };
  return Promise.all(
    pages.map(async (page) => {
      const html = await readFile(path.join(dist, htmlFileOf(page.path)), 'utf8');
      return {
        page,
        html: await brotliSize(html),
        css: Buffer.byteLength(stylesOf(html)),
        script: await total(scriptsOf(html), gzipSize),
        fonts: await total(fontsOf(html), async (file) => (await stat(file)).size),
      };
    }),
  );
}
