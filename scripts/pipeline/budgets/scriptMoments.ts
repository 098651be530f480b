import type { Imports, ScriptGraph } from './scriptGraph.ts';

/** What a page has fetched at a moment. */
export type Moment = {
  /** All its scripts, by file name. */
  scripts: string[];
  /** Those that it did not have before. */
  added: string[];
  /** The chains of imports that bring one of its scripts: of modules, without the page's own entry. */
  chainsTo: (script: string) => string[][];
};

/** The moments of a page, in the order in which its scripts grow. */
export type ScriptMoments = {
  /** Before the visitor does anything. */
  script: Moment;
  /** After the first scroll. */
  scroll: Moment;
  /** The header is awake, too. */
  header: Moment;
  /** After a scroll, with one of the page's own islands awake: a moment for each. */
  each: Moment[];
  /** Everything is awake. */
  islands: Moment;
};

/** Where the moments start: modules in the project. */
export type MomentStarts = {
  /** The file of the page's entry script. */
  entry: string;
  reveal: string;
  hydrate: string;
  shellIslands: string[];
  ownIslands: string[];
};

/** Everything that is imported from some names on, directly or indirectly, each with what it is first imported by. */
function reach(
  nodes: Record<string, Imports>,
  from: string[],
  kinds: (keyof Imports)[],
  isPresent: (name: string) => boolean,
): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>(from.map((name) => [name, undefined]));
  // Iterating over a map also visits what is added during the loop.
  for (const name of found.keys())
    for (const next of kinds.flatMap((kind) => nodes[name]?.[kind] ?? []))
      if (!found.has(next) && !isPresent(next)) found.set(next, name);
  return found;
}

/**
 * Which scripts a page has fetched at each moment.
 * @throws Error when a module that a moment starts with is in no script
 */
export function scriptMoments({ scripts, modules }: ScriptGraph, starts: MomentStarts): ScriptMoments {
  const scriptOf = (module: string): string => {
    const script = modules[module]?.script;
    if (!script) throw new Error(`No script contains ${module}`);
    return script;
  };
  const entry = scripts[starts.entry]!.modules;
  const moment = (from: string[], kinds: (keyof Imports)[], before: string[]): Moment => {
    const present = new Set<string | undefined>(before);
    const added = reach(scripts, from.map(scriptOf), kinds, (script) => present.has(script));
    for (const script of before) added.delete(script);
    return {
      scripts: [...before, ...added.keys()],
      added: [...added.keys()],
      chainsTo(script) {
        const importers = reach(modules, from, kinds, (name) => present.has(modules[name]?.script));
        const chainTo = (name: string | undefined): string[] =>
          name === undefined ? [] : [...chainTo(importers.get(name)), name];
        return scripts[script]!.modules.filter(
          (name) => importers.has(name) && modules[importers.get(name) ?? '']?.script !== script,
        ).map((name) => chainTo(name).filter((module) => !entry.includes(module)));
      },
    };
  };
  const later = (from: string[], { scripts }: Moment) => moment(from, ['imports', 'later'], scripts);

  const script = moment(entry, ['imports'], []);
  const scroll = later([starts.reveal], script);
  return {
    script,
    scroll,
    header: later([starts.hydrate, ...starts.shellIslands], scroll),
    each: starts.ownIslands.map((island) => later([starts.hydrate, island], scroll)),
    islands: moment(entry, ['imports', 'later'], []),
  };
}
