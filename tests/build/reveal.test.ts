import { expect, test } from 'vitest';
import { revealedRows, revealedWholes } from '../../shared/runtime/motion/revealed.ts';
import { testPages } from '../support/builtPages.ts';
import { nodesOf, parseFiles, textsOf } from '../support/syntax.ts';

const groups = [...revealedWholes, ...revealedRows];
const legalPages = ['/privacy/', '/terms/'];

const classNames = parseFiles('{pages,shared}/**/*.tsx')
  .flatMap(({ program }) => nodesOf(program, 'JSXAttribute'))
  .filter(({ name }) => name.name === 'className')
  .flatMap(({ value }) => textsOf(value))
  .flatMap((text) => text.split(' '));
const revealed = groups.flatMap((group) => [...group.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!));

// A page may lack a part whose list is empty.
test.each([...new Set(revealed)])('a component has the class %s', (name) => {
  expect(classNames).toContain(name);
});

testPages('has groups that fade up, save for pages of running text', (page, document) => {
  const count = document.querySelectorAll(groups.join()).length;
  if (legalPages.includes(page.path)) expect(count).toBe(0);
  else expect(count).toBeGreaterThan(0);
});

testPages('reveals no group within another', (_page, document) => {
  const nested = [...document.querySelectorAll(groups.join())].filter((group) =>
    group.parentElement!.closest(groups.join()),
  );
  expect(nested).toEqual([]);
});
