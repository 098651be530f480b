import { expect, test } from 'vitest';
import { revealedRows, revealedWholes } from '../../shared/browser/motion/revealed.ts';
import { pages, readDocument, testPages } from '../support/builtPages.ts';

const groups = [...revealedWholes, ...revealedRows];
const legalPages = ['/privacy/', '/terms/'];

test.each(groups)('%s is on a page', (group) => {
  expect(pages.some((page) => readDocument(page).querySelector(group))).toBe(true);
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
