import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { normalizePath } from 'vite';
import { UserError } from '#shared/core/UserError.ts';
import { memoize } from '../lib/memoize.ts';
import { htmlFileOf, ownIslandFiles, type Page, scriptName, shellIslandFiles } from '../pages/Page.ts';
import type { Graph } from '../recordGraphs.ts';
import { limitOf } from './budgets.ts';

function reach(scripts: Graph['scripts'], kinds: ('imports' | 'later')[], known: string[], added: string[]) {
  const found = new Set(known);
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const kind of kinds) scripts.get(name)?.[kind].forEach(add);
  };
  added.forEach(add);
  return [...found];
}

/** The scripts that the pages of a template start with: that of the entry first, then all that it imports at once. */
export const firstScripts = ({ scripts, entries }: Graph, template: string): string[] =>
  reach(scripts, ['imports'], [], [entries.get(scriptName({ template }))!]);

/**
 * Which scripts the pages of a template have fetched at each moment: before a visitor does anything; after the first
 * scroll; then with the header awake, or one of their own islands.
 */
export function scriptMoments(graph: Graph, template: string) {
  const scriptOf = (file: string) => {
    const module = normalizePath(path.resolve(file));
    const [name] = [...graph.scripts].find(([, { modules }]) => modules.includes(module)) ?? [];
    if (name) return name;
    throw new Error(`No script contains ${file}`);
  };
  const after = (before: string[], files: string[]) =>
    reach(graph.scripts, ['imports', 'later'], before, files.map(scriptOf));
  const script = firstScripts(graph, template);
  const scroll = after(script, ['shared/runtime/motion/revealOnScroll.ts']);
  const awake = (islands: string[]) =>
    after(scroll, ['shared/runtime/islands/hydrateIsland.tsx', ...islands]);
  return {
    script,
    scroll,
    header: awake(shellIslandFiles()),
    islands: ownIslandFiles({ template }).map((island) => awake([island])),
  };
}

/** The packages in scripts, such as "react-dom". */
function packagesIn(names: string[], { scripts }: Graph): string[] {
  const modules = names.flatMap((name) => scripts.get(name)?.modules ?? []);
  const packages = modules.flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []);
  return [...new Set(packages)].sort();
}

/** Bytes of a text as hosts send it that compress on the fly. */
export function compressedSize(text: string | Buffer): number {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) };
  return brotliCompressSync(text, { params }).length;
}

export function weighPages(dist: string, pages: Page[], graph: Graph) {
  const weigh = memoize((file) => compressedSize(readFileSync(path.join(dist, file))));
  const sizeOf = (scripts: string[]) => scripts.reduce((sum, script) => sum + weigh(script), 0);
  const scriptsOf = memoize((template) => {
    const { script, scroll, header, islands } = scriptMoments(graph, template);
    return {
      script: sizeOf(script),
      scroll: sizeOf(scroll),
      header: sizeOf(header),
      island: Math.max(0, ...islands.map(sizeOf)),
      packages: packagesIn([...header, ...islands.flat()], graph),
    };
  });
  return pages.map((page) => ({ page, html: weigh(htmlFileOf(page.path)), ...scriptsOf(page.template) }));
}

const importLess = 'break a chain of imports that brings a script, perhaps one of these packages:';

const weighed = {
  html: { label: 'HTML', remedy: 'shorten its texts or its styles' },
  script: {
    label: 'script',
    remedy: 'import in an island, or in what one loads, what is in one of these packages:',
  },
  scroll: { label: 'script after a scroll', remedy: importLess },
  header: { label: 'script for its header', remedy: importLess },
  island: { label: 'script for an island', remedy: importLess },
} as const;

export const weighedKinds = Object.keys(weighed) as (keyof typeof weighed)[];

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export function checkBudgets(weights: ReturnType<typeof weighPages>): void {
  const mistakes = weights.flatMap((weight) =>
    weighedKinds
      .filter((kind) => weight[kind] > limitOf(kind, weight.page.template))
      .map((kind) => {
        const { file, path, template } = weight.page;
        const { label, remedy } = weighed[kind];
        const packages = remedy.endsWith(':') ? ` ${weight.packages.join(', ')}` : '';
        const limit = kilobytes(limitOf(kind, template));
        const figures = `${kilobytes(weight[kind])} of ${label}, over its limit of ${limit}`;
        return `${file} › ${path} has ${figures} (build/budgets/budgets.ts): ${remedy}${packages}`;
      }),
  );
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));
}
