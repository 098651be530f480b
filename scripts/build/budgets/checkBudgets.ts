import { kilobytes } from '../../lib/kilobytes.ts';
import { PageError } from '../pages/checkPages.ts';
import { byteBudgetOf } from './budgets.ts';
import type { PageWeight } from './weighPages.ts';

/** What the build measures of a page, and how to reduce it. */
export const weighed = {
  html: { label: 'HTML', remedy: 'shorten its texts or its styles' },
  script: {
    label: 'script',
    remedy: 'import it in an island, or in what an island loads',
  },
  fonts: { label: 'fonts', remedy: 'take characters out of the core ranges in shared/styles/_fonts.scss' },
} as const;

/** A key of `weighed`. */
export type Weighed = keyof typeof weighed;

/** The keys in print order. */
export const weighedKinds = Object.keys(weighed) as Weighed[];

/**
 * Refuses pages that exceed their budget.
 * @throws PageError with one line for each page and kind
 */
export function checkBudgets(weights: PageWeight[]): void {
  const mistakes = weights
    .filter(({ page }) => !page.isExtra)
    .flatMap((weight) => {
      const { page } = weight;
      const budget = byteBudgetOf(page.template);
      return weighedKinds
        .filter((kind) => weight[kind] > budget[kind])
        .map((kind) => {
          const { label, remedy } = weighed[kind];
          const figures = `${kilobytes(weight[kind])} of ${label}, over its budget of ${kilobytes(budget[kind])}`;
          return `${page.file} › ${page.path} has ${figures} (scripts/build/budgets/budgets.ts): ${remedy}`;
        });
    });
  if (mistakes.length > 0) throw new PageError(mistakes.join('\n'));
}
