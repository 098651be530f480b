import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { expect, test } from 'vitest';
import { revealedRows, revealedWholes } from '../../shared/browser/motion/revealed.ts';
import { testPages } from '../support/builtPages.ts';

const groups = [...revealedWholes, ...revealedRows];
const legalPages = ['/privacy/', '/terms/'];

// A page may lack a part whose list is empty.
const components = fastGlob.sync('{pages,shared}/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
const classes = groups.flatMap((group) => [...group.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!));

test.each([...new Set(classes)])('a component has the class %s', (name) => {
  const attribute = new RegExp(`className=("|\\{[^}]*["'\`])([^"'\`]* )?${name}\\b`);
  expect(components.some((component) => attribute.test(component))).toBe(true);
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
