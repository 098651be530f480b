import { UserError } from '../../../shared/core/UserError.ts';
import { kilobytes } from '../../lib/kilobytes.ts';
import type { Page } from '../pages/Page.ts';
import { ownIslandFiles, shellIslandFiles } from '../pages/pageModules.ts';
import type { ScriptGraph } from './scriptGraph.ts';
import { type Moment, scriptMoments } from './scriptMoments.ts';

/** The scripts that a page has fetched at each moment, compressed, in bytes. */
export type ScriptWeights = Record<'script' | 'scroll' | 'header' | 'island' | 'islands', number> & {
  /** The scripts that are new at a moment, from the heaviest, each with the chains of imports that bring it. */
  causes: (moment: string) => string[];
};

/** How many scripts of a moment an error names, and how many chains to each. */
const mostCauses = 3;

/**
 * Weighs what a page fetches at each moment. That of its islands is the heaviest.
 * @throws UserError when the entry is of another build
 */
export async function weighScripts(
  page: Pick<Page, 'template'>,
  entry: string,
  graph: ScriptGraph,
  sizeOf: (script: string) => Promise<number>,
): Promise<ScriptWeights> {
  if (!graph.scripts[entry]) throw new UserError(`${entry} is of another build: run "npm run build" again`);
  const { each, ...moments } = scriptMoments(graph, {
    entry,
    reveal: 'shared/runtime/motion/revealOnScroll.ts',
    hydrate: 'shared/runtime/islands/hydrateIsland.tsx',
    shellIslands: shellIslandFiles(),
    ownIslands: ownIslandFiles(page),
  });
  const sizes = new Map<string, number>();
  for (const name of new Set([...moments.islands.scripts, ...each.flatMap(({ scripts }) => scripts)]))
    sizes.set(name, await sizeOf(name));
  const weigh = ({ scripts }: Moment) => scripts.reduce((sum, name) => sum + sizes.get(name)!, 0);
  const heaviest = each.toSorted((one, other) => weigh(other) - weigh(one))[0];
  const all: Record<string, Moment> = { ...moments, island: heaviest ?? moments.header };
  return {
    script: weigh(moments.script),
    scroll: weigh(moments.scroll),
    header: weigh(moments.header),
    island: weigh(all.island!),
    islands: weigh(moments.islands),
    causes: (moment) =>
      (all[moment]?.added ?? [])
        .toSorted((one, other) => sizes.get(other)! - sizes.get(one)!)
        .slice(0, mostCauses)
        .map((name) => [name, all[moment]!.chainsTo(name).slice(0, mostCauses)] as const)
        .filter(([, chains]) => chains.length > 0)
        .map(([name, chains]) => {
          const lines = chains.map((chain) => `\n  ${chain.join(' → ')}`);
          return `${name} (${kilobytes(sizes.get(name)!)}) comes with${lines.join('')}`;
        }),
  };
}
