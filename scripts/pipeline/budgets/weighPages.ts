import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Page } from '../pages/checkPages.ts';
import { htmlFileOf } from '../pages/writeEntries.ts';
import { laterScripts } from './laterScripts.ts';

/** A page's transfer size in bytes. */
export type PageWeight = {
  page: Page;
  /** HTML with its inlined styles, compressed. */
  html: number;
  /** The page's entry and everything it imports, compressed. */
  script: number;
  /** React, and all else that the page's islands load once they have woken, compressed. */
  islands: number;
  /** The fonts that the page preloads. */
  fonts: number;
};

const brotli = promisify(brotliCompress);

/** The Brotli level of servers that compress on the fly. */
const onTheFly = 5;

/** Bytes of a text as a host sends it. */
export async function compressedSize(text: string | Buffer): Promise<number> {
  return (await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: onTheFly } })).length;
}

const compressedFile = async (file: string) => compressedSize(await readFile(file));

/** The addresses of what a page fetches first, from the tags that the build has put into its head. */
function partsOf(html: string) {
  const [, entry = '', preload = ''] = /data-entry="([^"]*)" data-preload="([^"]*)"/.exec(html) ?? [];
  return {
    scripts: [entry, ...preload.split(' ')].filter(Boolean),
    fonts: [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, font]) => font!),
  };
}

/** Weighs the built pages in `dist`; `base` is the base path that addresses start with. */
export async function weighPages(dist: string, base: string, pages: Page[]): Promise<PageWeight[]> {
  const findLater = laterScripts(dist, base);
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
      const { scripts, fonts } = partsOf(html);
      return {
        page,
        html: await compressedSize(html),
        script: await total(scripts, compressedFile),
        islands: await total(await findLater(scripts), compressedFile),
        fonts: await total(fonts, async (file) => (await stat(file)).size),
      };
    }),
  );
}
