import { kilobytes } from '../../lib/kilobytes.ts';
import { printTable } from '../../lib/printTable.ts';
import { byteBudgetOf, limitOf } from './budgets.ts';
import { weighed, weighedKinds } from './checkBudgets.ts';
import type { PageWeight } from './weighPages.ts';

/** Prints the heaviest page of each template next to its budget, and which pages exceed that of their HTML. */
export function printWeights(weights: PageWeight[]): void {
  const heaviest = weights.filter(({ isHeaviest }) => isHeaviest);
  printTable([
    ['Heaviest page of its template', ...weighedKinds.map((kind) => weighed[kind].label)],
    ...heaviest.map((weight) => {
      const budget = byteBudgetOf(weight.page.template);
      const figures = weighedKinds.map((kind) => `${kilobytes(weight[kind])} of ${kilobytes(budget[kind])}`);
      return [weight.page.path, ...figures];
    }),
  ]);
  for (const { page, html } of heaviest) {
    if (page.devOnly || html <= byteBudgetOf(page.template).html) continue;
    const limit = kilobytes(limitOf('html', page.template));
    console.log(
      `${page.path} is over its budget of HTML: on a new connection, it takes a round trip more. Up to ${limit}, a build accepts that`,
    );
  }
}
