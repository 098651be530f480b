import type { Graph, Imports } from '../recordGraphs.ts';

/** Those that are there before, some others, and all scripts that these bring, directly or indirectly. */
function reach(
  scripts: Graph['scripts'],
  kinds: (keyof Imports)[],
  from: string[],
  before: string[] = [],
): string[] {
  const found = new Set(before);
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const kind of kinds) scripts.get(name)?.[kind].forEach(add);
  };
  from.forEach(add);
  return [...found];
}

/** The scripts that a page starts with: that of its entry first, then all that this imports at once. */
export const firstScripts = (
  { scripts, entries }: Pick<Graph, 'scripts' | 'entries'>,
  entry: string,
): string[] => reach(scripts, ['imports'], [entries.get(entry)!]);

/**
 * Which scripts a page has fetched at each moment, by file name: before its visitor does anything; after the first
 * scroll; then with the header awake, or one of its own islands.
 * @param starts where the moments start: modules, and the file of the page's entry script
 * @throws Error when a module that a moment starts with is in no script
 */
export function scriptMoments(
  scripts: Graph['scripts'],
  starts: Record<'entry' | 'reveal' | 'hydrate', string> & Record<'shellIslands' | 'ownIslands', string[]>,
) {
  const scriptOf = (module: string) => {
    const [name] = [...scripts].find(([, { modules }]) => modules.includes(module)) ?? [];
    if (name) return name;
    throw new Error(`No script contains ${module}`);
  };
  const after = (before: string[], modules: string[]) =>
    reach(scripts, ['imports', 'later'], modules.map(scriptOf), before);
  const script = reach(scripts, ['imports'], [starts.entry]);
  const scroll = after(script, [starts.reveal]);
  const awake = (islands: string[]) => after(scroll, [starts.hydrate, ...islands]);
  return {
    script,
    scroll,
    header: awake(starts.shellIslands),
    islands: starts.ownIslands.map((island) => awake([island])),
  };
}
