import path from 'node:path';
import { UserError } from '#shared/core/UserError.ts';
import { weakContrasts } from '../palette/contrasts.ts';
import { checkLinks } from './checkLinks.ts';
import { checkPages, checkPublic } from './checkPages.ts';
import { importModule } from './importModule.ts';
import type { Page } from './Page.ts';
import { pageName, pagePath } from './pageName.ts';

/** What the module of all declarations exports. */
export type Declarations = typeof import('./declarations.ts');

/** All that the content says of a site. */
export type Site = Awaited<ReturnType<typeof listPages>>;

/**
 * Reads every pages/<folder>/page.ts again, so that a running server sees edits.
 * @param load imports a module of the project
 * @returns all pages, their shared data, the company's settings, warnings about the content and the palette, one line
 *   each, and the files from which these were read
 * @throws AggregateError of all mistakes in content, or UserError for those in declarations
 */
export async function listPages(load = importModule<Declarations>) {
  const { module, dependencies } = await load('scripts/pipeline/pages/declarations.ts');
  const { files, siteData, company, warnings } = module;
  const pages = Object.entries(files).flatMap(([file, declared]) =>
    [declared].flat().map((page): Page => ({ ...page, file })),
  );
  checkPages(pages);
  checkPublic(pages);
  checkLinks(pages, siteData);
  return {
    pages,
    data: siteData,
    company,
    warnings: [...warnings, ...weakContrasts()],
    dependencies: dependencies.map((file) => path.resolve(file)),
  };
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
