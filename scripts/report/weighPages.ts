import { readFile } from 'node:fs/promises';
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
};

const brotli = promisify(brotliCompress);
const compress = promisify(gzip);

async function brotliSize(text: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return (await brotli(text, { params })).length;
}

const scriptsOf = (html: string) => {
  const [, entry = '', preload = ''] = html.match(/data-entry="([^"]*)" data-preload="([^"]*)"/) ?? [];
  return [entry, ...preload.split(' ')].filter(Boolean);
};

const stylesOf = (html: string) =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css!).join('');

/** Weighs the built pages in `dist`; `base` is the base path that addresses start with. */
export async function weighPages(dist: string, base: string, pages: Page[]): Promise<PageWeight[]> {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (script: string) => {
    const known = sizes.get(script);
    if (known) return known;
    const size = readFile(path.join(dist, script.slice(base.length))).then(
      async (code) => (await compress(code, { level: 9 })).length,
    );
    sizes.set(script, size);
    return size;
  };
  return Promise.all(
    pages.map(async (page) => {
      const html = await readFile(path.join(dist, htmlFileOf(page.path)), 'utf8');
      const scripts = await Promise.all(scriptsOf(html).map(sizeOf));
      return {
        page,
        html: await brotliSize(html),
        css: Buffer.byteLength(stylesOf(html)),
        script: scripts.reduce((sum, size) => sum + size, 0),
      };
    }),
  );
}
