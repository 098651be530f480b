import type { Graph, Imports } from '../plugins/recordGraphs.ts';

/** What a page has fetched at a moment. */
export type Moment = {
  /** All its scripts, by file name. */
  scripts: string[];
  /** The shortest chain of modules that brings one that it did not have before, without the page's own entry. */
  chainTo: (script: string) => string[];
};

/** Everything that is imported from some names on, directly or indirectly, each with what it is first imported by. */
function reach(
  nodes: ReadonlyMap<string, Imports>,
  from: string[],
  kinds: (keyof Imports)[],
  isPresent: (name: string) => boolean,
): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>(from.map((name) => [name, undefined]));
  // Iterating over a map also visits what is added during the loop.
  for (const name of found.keys())
    for (const next of kinds.flatMap((kind) => nodes.get(name)?.[kind] ?? []))
      if (!found.has(next) && !isPresent(next)) found.set(next, name);
  return found;
}

/** The scripts that a page starts with: that of its entry first, then all that this imports at once. */
export const firstScripts = (
  { scripts, entries }: Pick<Graph, 'scripts' | 'entries'>,
  entry: string,
): string[] => [...reach(scripts, [entries.get(entry)!], ['imports'], () => false).keys()];

/**
 * Which scripts a page has fetched at each moment: before its visitor does anything; after the first scroll; then with
 * the header awake, or one of its own islands.
 * @param starts where the moments start: modules, and the file of the page's entry script
 * @throws Error when a module that a moment starts with is in no script
 */
export function scriptMoments(
  { scripts, modules }: Pick<Graph, 'scripts' | 'modules'>,
  starts: Record<'entry' | 'reveal' | 'hydrate', string> & Record<'shellIslands' | 'ownIslands', string[]>,
) {
  const scriptOf = new Map(
    [...scripts].flatMap(([script, { modules }]) => modules.map((module) => [module, script] as const)),
  );
  const entry = scripts.get(starts.entry)!.modules;
  const moment = (from: string[], kinds: (keyof Imports)[], before: string[] = []): Moment => {
    const present = new Set<string | undefined>(before);
    const first = from.map((module) => {
      if (scriptOf.has(module)) return scriptOf.get(module)!;
      throw new Error(`No script contains ${module}`);
    });
    const found = reach(scripts, first, kinds, (script) => present.has(script));
    return {
      scripts: [...new Set([...before, ...found.keys()])],
      chainTo(script) {
        const importers = reach(modules, from, kinds, (module) => present.has(scriptOf.get(module)));
        const chainOf = (module: string | undefined): string[] =>
          module === undefined ? [] : [...chainOf(importers.get(module)), module];
        const first = [...importers.keys()].find((module) => scriptOf.get(module) === script);
        return chainOf(first).filter((module) => !entry.includes(module));
      },
    };
  };
  const script = moment(entry, ['imports']);
  const scroll = moment([starts.reveal], ['imports', 'later'], script.scripts);
  const awake = (...islands: string[]) =>
    moment([starts.hydrate, ...islands], ['imports', 'later'], scroll.scripts);
  return {
    script,
    scroll,
    header: awake(...starts.shellIslands),
    islands: starts.ownIslands.map((island) => awake(island)),
  };
}
