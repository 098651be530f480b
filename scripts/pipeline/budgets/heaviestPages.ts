import type { Page } from '../pages/Page.ts';

/** The heaviest page of each template, in the order of the list. */
export function heaviestPages<Weight extends { page: Page; html: number }>(weights: Weight[]): Weight[] {
  const heaviest = new Map<string, Weight>();
  for (const weight of weights) {
    const other = heaviest.get(weight.page.template);
    if (!other || other.html < weight.html) heaviest.set(weight.page.template, weight);
  }
  return [...heaviest.values()];
}
