import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { memoize } from '../../lib/memoize.ts';
import { htmlFileOf } from '../pages/htmlFileOf.ts';
import type { Page } from '../pages/Page.ts';
import { readScriptGraph } from './scriptGraph.ts';
import { type ScriptWeights, weighScripts } from './weighScripts.ts';

/** A page's transfer size in bytes. */
export type PageWeight = ScriptWeights & {
  page: Page;
  /** HTML with its inlined styles, compressed. */
  html: number;
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

/**
 * The files that a page fetches first, from the tags that the build has put into its head, without the base path.
 */
function partsOf(html: string) {
  const [, entry = ''] = /data-entry="([^"]*)"/.exec(html) ?? [];
  const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, font]) => font!);
  const fileOf = (address: string) => address.replace(/.*(?=assets\/)/, '');
  return { entry: fileOf(entry), fonts: fonts.map(fileOf) };
}

/**
 * Weighs the built pages in `dist`.
 * @throws UserError when the last build into `dist` was another one
 */
export async function weighPages(dist: string, pages: Page[]): Promise<PageWeight[]> {
  const graph = await readScriptGraph(dist);
  const scriptSize = memoize(async (name) => compressedSize(await readFile(path.join(dist, name))));
  const fontSize = memoize(async (name) => (await stat(path.join(dist, name))).size);
  const known = new Map<string, ScriptWeights>();
  const weights: PageWeight[] = [];
  // One after another, because each compression takes megabytes of memory.
  for (const page of pages) {
    const html = await readFile(path.join(dist, htmlFileOf(page.path)), 'utf8');
    const { entry, fonts } = partsOf(html);
    const kind = `${page.template} ${entry}`;
    const scripts = known.get(kind) ?? (await weighScripts(page, entry, graph, scriptSize));
    known.set(kind, scripts);
    const fontSizes = await Promise.all(fonts.map(fontSize));
    weights.push({
      page,
      html: await compressedSize(html),
      ...scripts,
      fonts: fontSizes.reduce((sum, size) => sum + size, 0),
    });
  }
  return weights;
}
