import { expect, it } from 'vitest';
import { byteBudgetOf, companyShare } from '../../../scripts/pipeline/budgets/budgets.ts';
import { checkBudgets } from '../../../scripts/pipeline/budgets/checkBudgets.ts';
import type { PageWeight } from '../../../scripts/pipeline/budgets/weighPages.ts';
import type { Page } from '../../../scripts/pipeline/pages/checkPages.ts';

const page: Page = {
  path: '/about/',
  template: 'about/AboutPage',
  name: 'About Us',
  search: { title: '', description: '' },
  props: {},
  file: 'pages/about/page.ts',
};

const { html: budget, script, islands, fonts } = byteBudgetOf(page.template);
const html = budget * companyShare;
const atTheLimit: PageWeight = { page, html, css: 0, script, islands, fonts };

it('takes a page that weighs exactly its budget, and the share of HTML for a company’s own texts', () => {
  expect(() => checkBudgets([atTheLimit])).not.toThrow();
});

it.each(['html', 'script', 'islands', 'fonts'] as const)(
  'refuses a page with one byte of %s more',
  (kind) => {
    const tooHeavy = { ...atTheLimit, [kind]: atTheLimit[kind] + 1 };
    expect(() => checkBudgets([atTheLimit, tooHeavy])).toThrow(
      /^pages\/about\/page\.ts › \/about\/ has .*, over its limit of /,
    );
  },
);

it('names each kind that is too heavy, with what makes it lighter', () => {
  const tooHeavy = { ...atTheLimit, html: html + 100, script: script + 100 };
  expect(() => checkBudgets([tooHeavy])).toThrow(/of HTML.*shorten its texts.*\n.*of script.*in an island/);
});

it('leaves out a page that is no part of the site', () => {
  const extraPage = { ...page, devOnly: true };
  expect(() => checkBudgets([{ ...atTheLimit, page: extraPage, script: script * 2 }])).not.toThrow();
});
