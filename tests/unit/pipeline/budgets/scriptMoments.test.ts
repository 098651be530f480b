import { expect, it } from 'vitest';
import { scriptMoments } from '../../../../build/budgets/scriptMoments.ts';

const script = (modules: string, imports: string[] = [], later: string[] = []) => ({
  modules: modules.split(' '),
  imports,
  later,
});

/** The scripts of a page with one island. */
const scripts = new Map([
  ['entry.js', script('entry', ['start.js'], ['header.js', 'island.js'])],
  ['start.js', script('start', [], ['reveal.js', 'react.js'])],
  ['reveal.js', script('reveal', ['helper.js'])],
  ['helper.js', script('helper')],
  ['react.js', script('react hydrate', ['helper.js', 'start.js'])],
  ['header.js', script('header', ['react.js'])],
  ['island.js', script('island', ['start.js'], ['map.js'])],
  ['map.js', script('map')],
]);

const starts = {
  entry: 'entry.js',
  reveal: 'reveal',
  hydrate: 'hydrate',
  shellIslands: ['header'],
  ownIslands: ['island'],
};

it('counts what each moment fetches, directly, indirectly and later, and nothing twice', () => {
  const first = ['entry.js', 'start.js'];
  const scrolled = [...first, 'reveal.js', 'helper.js'];
  expect(scriptMoments(scripts, starts)).toEqual({
    script: first,
    scroll: scrolled,
    header: [...scrolled, 'react.js', 'header.js'],
    islands: [[...scrolled, 'react.js', 'island.js', 'map.js']],
  });
});

it('fails when a module that it starts with has been renamed, instead of weighing nothing', () => {
  expect(() => scriptMoments(scripts, { ...starts, hydrate: 'wake' })).toThrow('No script contains wake');
});
