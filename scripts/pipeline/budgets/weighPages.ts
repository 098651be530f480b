import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Page } from '../pages/checkPages.ts';
import { htmlFileOf } from '../pages/writeEntries.ts';
import { parseHtml } from '../parseHtml.ts';
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

/** The addresses of what a page fetches first. */
function partsOf(html: string) {
  const document = parseHtml(html);
  const { 'data-entry': entry = '', 'data-preload': preload = '' } =
    document.querySelector('[data-entry]')?.attributes ?? {};
  return {
    scripts: [entry, ...preload.split(' ')].filter(Boolean),
    fonts: document
      .querySelectorAll('link[rel="preload"][as="font"]')
      .map((link) => link.getAttribute('href')!),
  };
}

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
      const { scripts, fonts } = partsOf(html);
      return {
        page,
        html: await compressedSize(html),
        script: await total(scripts, compressedFile),
        islands: await total(await laterScripts(scripts, dist, base), compressedFile),
        fonts: await total(fonts, async (file) => (await stat(file)).size),
      };
    }),
  );
}
