import { expect, it } from 'vitest';
import { byteBudgetOf, companyShare, heaviestPages } from '../../../../build/budgets/budgets.ts';
import { checkBudgets, weighedKinds } from '../../../../build/budgets/checkBudgets.ts';
import { examplePage } from '../../../support/examples/examplePage.ts';

const page = examplePage();
const budget = byteBudgetOf(page.template);
// A company's own texts may need a share more.
const atTheLimit = {
  ...budget,
  html: budget.html * companyShare,
  page,
  isHeaviest: false,
};

it('accepts a page exactly on its budget', () => {
  expect(() => checkBudgets([atTheLimit])).not.toThrow();
});

it('refuses a page with one byte more of any kind, and names each', () => {
  const heavier = weighedKinds.map((kind) => ({ ...atTheLimit, [kind]: atTheLimit[kind] + 1 }));
  for (const weight of heavier)
    expect(() => checkBudgets([atTheLimit, weight])).toThrow(
      /^pages\/about\/page\.ts › \/about\/ has .*, over its limit of /,
    );
  expect(() => checkBudgets(heavier)).toThrow(/of HTML.*shorten its texts.*\n.*of script.*in an island/);
});

it('shows the heaviest page of each template', () => {
  const light = { ...atTheLimit, html: 1 };
  const other = { ...light, page: examplePage({ template: 'home/HomePage' }) };
  expect(heaviestPages([light, atTheLimit, other, light])).toEqual([atTheLimit, other]);
});
