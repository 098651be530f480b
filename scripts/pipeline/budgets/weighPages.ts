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
  /** React, and everything else that the page's islands load when they wake, compressed. */
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

/**
 * The files that a page fetches first, from the tags that the build has put into its head, without the base path.
 */
function partsOf(html: string) {
  const [, entry = '', preload = ''] = /data-entry="([^"]*)" data-preload="([^"]*)"/.exec(html) ?? [];
  const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, font]) => font!);
  const files = (addresses: string[]) => addresses.map((address) => address.replace(/.*(?=assets\/)/, ''));
  return { scripts: files([entry, ...preload.split(' ')].filter(Boolean)), fonts: files(fonts) };
}

/** Weighs the built pages in `dist`. */
export async function weighPages(dist: string, pages: Page[]): Promise<PageWeight[]> {
  const findLater = laterScripts(dist);
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (name: string, measure: (file: string) => Promise<number>) => {
    const known = sizes.get(name);
    if (known) return known;
    const size = measure(path.join(dist, name));
    sizes.set(name, size);
    return size;
  };
  const total = async (names: string[], measure: (file: string) => Promise<number>) => {
    const each = await Promise.all(names.map((name) => sizeOf(name, measure)));
    return each.reduce((sum, size) => sum + size, 0);
  };
  const weights: PageWeight[] = [];
  // One after another, because each compression takes megabytes of memory.
  for (const page of pages) {
    const html = await readFile(path.join(dist, htmlFileOf(page.path)), 'utf8');
    const { scripts, fonts } = partsOf(html);
    weights.push({
      page,
      html: await compressedSize(html),
      script: await total(scripts, compressedFile),
      islands: await total(await findLater(scripts), compressedFile),
      fonts: await total(fonts, async (file) => (await stat(file)).size),
    });
  }
  return weights;
}
