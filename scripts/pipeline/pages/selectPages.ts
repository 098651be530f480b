import { UserError } from '#shared/core/UserError.ts';
import { type Page, pageName, pagePath } from './Page.ts';

/**
 * The named pages, or the whole site without names.
 * @throws UserError for a name that no page has
 */
export function selectPages(pages: Page[], names: string[]): Page[] {
  if (names.length === 0) return pages;
  return names.map((name) => {
    const page = pages.find(({ path }) => path === pagePath(name));
    if (page) return page;
    const known = pages.map(({ path }) => pageName(path)).join(', ');
    throw new UserError(
      `There is no page "${name}". Give one or more of these, or none for the whole site: ${known}`,
    );
  });
}
