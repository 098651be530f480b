import type { PageWeight } from './weighPages.ts';

/** The heaviest page of each template, in the order of the list. */
export function heaviestPages(weights: PageWeight[]): PageWeight[] {
  const heaviest = new Map<string, PageWeight>();
  for (const weight of weights) {
    const other = heaviest.get(weight.page.template);
    if (!other || other.html + other.script < weight.html + weight.script)
      heaviest.set(weight.page.template, weight);
  }
  return [...heaviest.values()];
}
