import { UserError } from '../../../shared/core/UserError.ts';
import type { Page } from './checkPages.ts';

/** Address of the 404 page. */
export const notFoundPath = '/404.html';

/** The name of a page on the command line: its address without the outer slashes, `home` for the home page. */
export function pageName(path: string): string {
  return path.replace(/^\/|\/$|\.html$/g, '') || 'home';
}

/** The address of a page by the name that a command takes, such as `/about/` for `about`. */
export function pagePath(name: string): string {
  const written = pageName(name.startsWith('/') ? name : `/${name}`);
  if (written === '404') return notFoundPath;
  return written === 'home' ? '/' : `/${written}/`;
}

/**
 * The named pages, or the whole site without names.
 * @throws UserError for a name that no page has
 */
export function selectPages(pages: Page[], names: string[]): Page[] {
  if (names.length === 0) return pages.filter((page) => !page.devOnly);
  return names.map((name) => {
    const page = pages.find(({ path }) => path === pagePath(name));
    if (page) return page;
    const known = pages.map(({ path }) => pageName(path)).join(', ');
    throw new UserError(
      `There is no page "${name}". Give one or more of these, or none for the whole site: ${known}`,
    );
  });
}
