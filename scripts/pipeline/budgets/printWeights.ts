import { kilobytes } from '../../lib/kilobytes.ts';
import { printTable } from '../../lib/printTable.ts';
import { byteBudgetOf } from './budgets.ts';
import { weighed, weighedKinds } from './checkBudgets.ts';
import { heaviestPages } from './heaviestPages.ts';
import type { PageWeight } from './weighPages.ts';

/** Prints the heaviest page of each template next to its budget. */
export function printWeights(weights: PageWeight[]): void {
  printTable([
    ['Heaviest page of its template', ...weighedKinds.map((kind) => weighed[kind].label)],
    ...heaviestPages(weights).map((weight) => {
      const budget = byteBudgetOf(weight.page.template);
      const figures = weighedKinds.map((kind) => `${kilobytes(weight[kind])} of ${kilobytes(budget[kind])}`);
      return [weight.page.path, ...figures];
    }),
  ]);
}
