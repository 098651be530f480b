import { expect, it } from 'vitest';
import { scriptMoments } from '../../../../build/budgets/scriptMoments.ts';

/** Modules of a page with one island: what each imports at once and later, and the script that contains it. */
const modules: Record<string, { imports?: string[]; later?: string[]; script?: string }> = {
  entry: { imports: ['start'], later: ['header', 'island'], script: 'entry.js' },
  start: { later: ['reveal', 'hydrate'], script: 'start.js' },
  reveal: { imports: ['barrel'], script: 'reveal.js' },
  // Nothing of it is left in a script.
  barrel: { imports: ['helper'] },
  helper: { script: 'helper.js' },
  hydrate: { imports: ['helper', 'start'], script: 'react.js' },
  header: { imports: ['hydrate'], script: 'header.js' },
  island: { imports: ['start'], later: ['map'], script: 'island.js' },
  map: { script: 'map.js' },
};

/** The moments of this page when some of its modules are in other scripts. */
function momentsWith(moved: Record<string, string>) {
  const scriptOf = (name: string) => moved[name] ?? modules[name]!.script;
  const behind = (name: string): string[] =>
    scriptOf(name) ? [scriptOf(name)!] : (modules[name]!.imports ?? []).flatMap(behind);
  const graph = {
    scripts: new Map<string, Record<'imports' | 'later' | 'modules', string[]>>(),
    modules: new Map<string, Record<'imports' | 'later', string[]>>(),
  };
  for (const [name, { imports = [], later = [] }] of Object.entries(modules)) {
    const script = scriptOf(name);
    graph.modules.set(name, { imports, later });
    if (!script) continue;
    const chunk = graph.scripts.get(script) ?? { imports: [], later: [], modules: [] };
    graph.scripts.set(script, chunk);
    chunk.imports.push(...imports.flatMap(behind).filter((other) => other !== script));
    chunk.later.push(...later.flatMap(behind));
    chunk.modules.push(name);
  }
  return scriptMoments(graph, {
    entry: 'entry.js',
    reveal: 'reveal',
    hydrate: 'hydrate',
    shellIslands: ['header'],
    ownIslands: ['island'],
  });
}

const first = ['entry.js', 'start.js'];
const scrolled = [...first, 'reveal.js', 'helper.js'];

it('counts what each moment fetches, directly, indirectly and later, and nothing twice', () => {
  const { script, scroll, header, islands } = momentsWith({});
  expect(script.scripts).toEqual(first);
  expect(scroll.scripts).toEqual(scrolled);
  expect(header.scripts).toEqual([...scrolled, 'react.js', 'header.js']);
  expect(islands.map(({ scripts }) => scripts)).toEqual([[...scrolled, 'react.js', 'island.js', 'map.js']]);
});

it('names the imports that bring a script, also through modules of which nothing is left', () => {
  const { scroll } = momentsWith({ helper: 'react.js' });
  expect(scroll.chainTo('react.js')).toEqual(['reveal', 'barrel', 'helper']);
  // It was there before.
  expect(scroll.chainTo('start.js')).toEqual([]);
  const { script } = momentsWith({ start: 'react.js' });
  expect(script.chainTo('react.js')).toEqual(['start']);
});

it('fails when a module that it starts with has been renamed, instead of weighing nothing', () => {
  expect(() => momentsWith({ hydrate: '' })).toThrow('No script contains hydrate');
});
