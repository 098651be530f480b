import path from 'node:path';
import { normalizePath } from 'vite';
import { expect, test } from 'vitest';
import { byteBudgetOf, companyShare } from '../../../build/budgets/budgets.ts';
import { checkBudgets, scriptMoments, weighedKinds } from '../../../build/budgets/weighPages.ts';
import { ownIslandFiles, scriptName, shellIslandFiles } from '../../../build/pages/Page.ts';
import type { Graph } from '../../../build/recordGraphs.ts';
import { examplePage } from '../../support/examples/examplePage.ts';

test('a page exactly on its budget is accepted, and one byte more of any kind is refused and named', () => {
  const page = examplePage();
  const budget = byteBudgetOf(page.template);
  // A company's own texts may need a share more.
  const atTheLimit = { ...budget, html: budget.html * companyShare, packages: ['react', 'yaml'], page };
  expect(() => checkBudgets([atTheLimit])).not.toThrow();
  const heavier = weighedKinds.map((kind) => ({ ...atTheLimit, [kind]: atTheLimit[kind] + 1 }));
  for (const weight of heavier)
    expect(() => checkBudgets([atTheLimit, weight])).toThrow(
      /^pages\/about\/page\.ts › \/about\/ has .*, over its limit of /,
    );
  expect(() => checkBudgets(heavier)).toThrow(
    /of HTML.*shorten its texts or its styles\n.*of script.*in an island.* react, yaml\n/,
  );
});

const template = 'contact/ContactPage';
const fileOf: Record<string, string> = {
  reveal: 'shared/runtime/motion/revealOnScroll.ts',
  hydrate: 'shared/runtime/islands/hydrateIsland.tsx',
  header: shellIslandFiles()[0]!,
  island: ownIslandFiles({ template })[0]!,
};

const script = (parts: string, imports: string[] = [], later: string[] = []) => ({
  modules: parts.split(' ').map((part) => normalizePath(path.resolve(fileOf[part] ?? part))),
  imports,
  later,
});

const graph: Graph = {
  modules: new Map(),
  entries: new Map([[scriptName({ template }), 'entry.js']]),
  scripts: new Map([
    ['entry.js', script('entry', ['start.js'], ['header.js', 'island.js'])],
    ['start.js', script('start', [], ['reveal.js', 'react.js'])],
    ['reveal.js', script('reveal', ['helper.js'])],
    ['helper.js', script('helper')],
    ['react.js', script('react hydrate', ['helper.js', 'start.js'])],
    ['header.js', script('header', ['react.js'])],
    ['island.js', script('island', ['start.js'], ['map.js'])],
    ['map.js', script('map')],
  ]),
};

test('a page’s scripts are those that each moment fetches, directly, indirectly and later, and none twice', () => {
  const first = ['entry.js', 'start.js'];
  const scrolled = [...first, 'reveal.js', 'helper.js'];
  expect(scriptMoments(graph, template)).toEqual({
    script: first,
    scroll: scrolled,
    header: [...scrolled, 'react.js', 'header.js'],
    islands: [[...scrolled, 'react.js', 'island.js', 'map.js']],
  });
});
