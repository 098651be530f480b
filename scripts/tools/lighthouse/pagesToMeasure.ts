import { CliError } from '../../lib/CliError.ts';
import type { Page } from '../../pipeline/pages/checkPages.ts';
import { pageName } from '../../pipeline/pages/selectPages.ts';

/** Why Lighthouse cannot measure a page; undefined if it can. */
function objectionTo({ path, aliasOf, devOnly }: Page): string | undefined {
  if (aliasOf) return `it repeats "${pageName(aliasOf)}": name that page`;
  if (!path.endsWith('/')) return 'it has no address of its own';
  return devOnly ? 'it is not part of the site' : undefined;
}

/**
 * The pages that Lighthouse can measure, of the whole site or of the named pages.
 * @throws CliError for a named page that it cannot measure
 */
export function pagesToMeasure(pages: Page[], areNamed: boolean): Page[] {
  return pages.filter((page) => {
    const objection = objectionTo(page);
    if (objection && areNamed) {
      throw new CliError(`"${pageName(page.path)}" cannot be measured, because ${objection}`);
    }
    return !objection;
  });
}
