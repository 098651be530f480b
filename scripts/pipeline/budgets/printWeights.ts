import { kilobytes } from '../../lib/kilobytes.ts';
import { printTable } from '../../lib/printTable.ts';
import { byteBudgetOf } from './budgets.ts';
import { limitOf, weighed, weighedKinds } from './checkBudgets.ts';
import type { PageWeight } from './weighPages.ts';

/** The heaviest page of each template, in the order of the list. */
export function heaviestPages<Weight extends Pick<PageWeight, 'page' | 'html'>>(weights: Weight[]): Weight[] {
  const heaviest = new Map<string, Weight>();
  for (const weight of weights) {
    const other = heaviest.get(weight.page.template);
    if (!other || other.html < weight.html) heaviest.set(weight.page.template, weight);
  }
  return [...heaviest.values()];
}

/** Prints the heaviest page of each template next to its budget, and which pages exceed that of their HTML. */
export function printWeights(weights: PageWeight[]): void {
  const heaviest = heaviestPages(weights);
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
