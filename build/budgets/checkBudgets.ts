import { UserError } from '#shared/core/UserError.ts';
import { limitOf } from './budgets.ts';
import type { PageWeight } from './weighPages.ts';

/** Formats bytes, such as `14.6 kB`. */
function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

const importLess = 'break a chain of imports that brings a script';

/** What the build measures of a page, and how to reduce it. */
const weighed = {
  html: { label: 'HTML', remedy: 'shorten its texts or its styles' },
  script: { label: 'script', remedy: 'import it in an island, or in what an island loads' },
  scroll: { label: 'script after a scroll', remedy: importLess },
  header: { label: 'script for its header', remedy: importLess },
  island: { label: 'script for an island', remedy: importLess },
  fonts: { label: 'fonts', remedy: 'take characters out of the core ranges in shared/styles/_fonts.scss' },
} as const;

/** The keys of all that is measured. */
export const weighedKinds = Object.keys(weighed) as (keyof typeof weighed)[];

/**
 * Refuses pages that exceed their budget; for HTML, by more than a company's own texts may need.
 * @throws UserError with one line for each page and kind
 */
export function checkBudgets(weights: PageWeight[]): void {
  const mistakes: string[] = [];
  for (const weight of weights) {
    const { page } = weight;
    for (const kind of weighedKinds) {
      if (weight[kind] <= limitOf(kind, page.template)) continue;
      const { label, remedy } = weighed[kind];
      const limit = kilobytes(limitOf(kind, page.template));
      const figures = `${kilobytes(weight[kind])} of ${label}, over its limit of ${limit}`;
      mistakes.push(`${page.file} › ${page.path} has ${figures} (build/budgets/budgets.ts): ${remedy}`);
    }
  }
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));
}
