import { CliError } from '../../lib/CliError.ts';
import type { Page } from './checkPages.ts';

/** The name of a page on the command line: its address without the outer slashes, `home` for the first page. */
export function pageName(path: string): string {
  return path.replace(/^\/|\/$|\.html$/g, '') || 'home';
}

/**
 * The named pages, or the whole site without names.
 * @throws CliError for a name that no page has
 */
export function selectPages(pages: Page[], names: string[]): Page[] {
  if (names.length === 0) return pages.filter((page) => !page.devOnly);
  return names.map((name) => {
    const wanted = pageName(name.startsWith('/') ? name : `/${name}`);
    const page = pages.find(({ path }) => pageName(path) === wanted);
    if (page) return page;
    const known = pages.map(({ path }) => pageName(path)).join(', ');
    throw new CliError(
      `There is no page "${name}". Give one or more of these, or none for the whole site: ${known}`,
    );
  });
}
