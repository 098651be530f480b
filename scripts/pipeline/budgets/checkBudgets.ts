import { UserError } from '../../../shared/core/UserError.ts';
import { kilobytes } from '../../lib/kilobytes.ts';
import { byteBudgetOf, companyShare } from './budgets.ts';
import type { PageWeight } from './weighPages.ts';

/** What the build measures of a page, and how to reduce it. */
export const weighed = {
  html: { label: 'HTML', remedy: 'shorten its texts or its styles' },
  script: {
    label: 'script',
    remedy: 'import it in an island, or in what an island loads',
  },
  islands: {
    label: 'islands',
    remedy: 'import less in islands; a build of React for development weighs twice as much',
  },
  fonts: { label: 'fonts', remedy: 'take characters out of the core ranges in shared/styles/_fonts.scss' },
} as const;

/** A key of `weighed`. */
type Weighed = keyof typeof weighed;

/** The keys in print order. */
export const weighedKinds = Object.keys(weighed) as Weighed[];

/** The size in bytes above which a build fails. HTML may exceed its budget, because a company's texts may be longer. */
function limitOf(kind: Weighed, template: string): number {
  return byteBudgetOf(template)[kind] * (kind === 'html' ? companyShare : 1);
}

/**
 * Refuses pages that exceed their budget; for HTML, by more than a company's own texts may need.
 * @throws UserError with one line for each page and kind
 */
export function checkBudgets(weights: PageWeight[]): void {
  const mistakes = weights
    .filter(({ page }) => !page.devOnly)
    .flatMap((weight) => {
      const { page } = weight;
      return weighedKinds
        .filter((kind) => weight[kind] > limitOf(kind, page.template))
        .map((kind) => {
          const { label, remedy } = weighed[kind];
          const limit = kilobytes(limitOf(kind, page.template));
          const figures = `${kilobytes(weight[kind])} of ${label}, over its limit of ${limit}`;
          return `${page.file} › ${page.path} has ${figures} (scripts/pipeline/budgets/budgets.ts): ${remedy}`;
        });
    });
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));
}
