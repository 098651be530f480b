import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { normalizePath } from 'vite';
import { UserError } from '#shared/core/UserError.ts';
import { memoize } from '../lib/memoize.ts';
import { htmlFileOf, ownIslandFiles, type Page, scriptName, shellIslandFiles } from '../pages/Page.ts';
import type { Graph } from '../recordGraphs.ts';
import { limitOf } from './budgets.ts';
import { scriptMoments } from './scriptMoments.ts';

/** Brotli levels: of servers that compress on the fly, and one that takes a fifth of the time and a fifth more bytes. */
const onTheFly = 5;
const quick = 1;

/** Bytes of a text as a host sends it. */
export function compressedSize(text: string | Buffer, level = onTheFly): number {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  // Told the size, the compressor does not make room for more.
  const params = { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) };
  return brotliCompressSync(text, { params }).length;
}

const fontsIn = (html: string) =>
  Array.from(
    html.matchAll(/<link rel="preload" href="[^"]*(assets\/[^"]+)" as="font"/g),
    ([, file]) => file!,
  );

const moduleOf = (file: string) => normalizePath(path.resolve(file));

const sumOf = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0);

/** Weighs the pages that were built into `dist` from scripts with this graph: their transfer sizes in bytes. */
export function weighPages(dist: string, pages: Page[], graph: Graph) {
  const sizes = new Map<string, number>();
  for (const script of graph.scripts.keys())
    sizes.set(script, compressedSize(readFileSync(path.join(dist, script))));
  const sizeOf = (scripts: string[]) => sumOf(scripts.map((script) => sizes.get(script)!));
  const fontSize = memoize((file) => statSync(path.join(dist, file)).size);

  // Pages of a template have the same.
  const scriptsOf = memoize((template) => {
    const { islands, ...others } = scriptMoments(graph.scripts, {
      entry: graph.entries.get(scriptName({ template }))!,
      reveal: moduleOf('shared/runtime/motion/revealOnScroll.ts'),
      hydrate: moduleOf('shared/runtime/islands/hydrateIsland.tsx'),
      shellIslands: shellIslandFiles().map(moduleOf),
      ownIslands: ownIslandFiles({ template }).map(moduleOf),
    });
    const [heaviest = others.header] = islands.toSorted((one, other) => sizeOf(other) - sizeOf(one));
    return {
      script: sizeOf(others.script),
      scroll: sizeOf(others.scroll),
      header: sizeOf(others.header),
      island: sizeOf(heaviest),
    };
  });

  return pages.map((page) => {
    const html = readFileSync(path.join(dist, htmlFileOf(page.path)), 'utf8');
    const atMost = compressedSize(html, quick);
    return {
      page,
      /** With its inlined styles. Exact for pages that may be over their limit, else an upper bound. */
      html: atMost > limitOf('html', page.template) ? compressedSize(html) : atMost,
      fonts: sumOf(fontsIn(html).map(fontSize)),
      ...scriptsOf(page.template),
    };
  });
}

type PageWeight = ReturnType<typeof weighPages>[number];

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

const importLess = 'break a chain of imports that brings a script';

/** What the build measures of a page, and how to reduce it. */
const weighed = {
  html: { label: 'HTML', remedy: 'shorten its texts or its styles' },
  script: { label: 'script', remedy: 'import it in an island, or in what an island loads' },
  scroll: { label: 'script after a scroll', remedy: importLess },
  header: { label: 'script for its header', remedy: importLess },
  island: { label: 'script for an island', remedy: importLess },
  fonts: { label: 'fonts', remedy: 'take characters out of the core ranges in shared/styles/_fonts.scss' },
} as const;

export const weighedKinds = Object.keys(weighed) as (keyof typeof weighed)[];

/**
 * Refuses pages that exceed their budget; for HTML, by more than a company's own texts may need.
 * @throws UserError with one line for each page and kind
 */
export function checkBudgets(weights: PageWeight[]): void {
  const mistakes: string[] = [];
  for (const weight of weights) {
    const { page } = weight;
    for (const kind of weighedKinds) {
      if (weight[kind] <= limitOf(kind, page.template)) continue;
      const { label, remedy } = weighed[kind];
      const limit = kilobytes(limitOf(kind, page.template));
      const figures = `${kilobytes(weight[kind])} of ${label}, over its limit of ${limit}`;
      mistakes.push(`${page.file} › ${page.path} has ${figures} (build/budgets/budgets.ts): ${remedy}`);
    }
  }
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));
}
