import path from 'node:path';
import type { Company } from '../../../shared/content/schema.ts';
import type { SiteData } from '../../../shared/shell/siteData.ts';
import { weakContrasts } from '../palette/contrasts.ts';
import { checkLinks } from './checkLinks.ts';
import { checkPages } from './checkPages.ts';
import { checkPublic } from './checkPublic.ts';
import { importModule } from './importModule.ts';
import type { Page } from './Page.ts';

/** All pages, their shared data, the company's settings, and the files from which these were read. */
export type Site = {
  pages: Page[];
  data: SiteData;
  company: Company;
  /** Warnings about the content and the palette, one line each. */
  warnings: string[];
  dependencies: string[];
};

export type Declarations = typeof import('./declarations.ts');

/**
 * Reads every pages/<folder>/page.ts again, so that a running server sees edits.
 * @param load imports a module of the project
 * @throws AggregateError of all mistakes in content, or UserError for those in declarations
 */
export async function listPages(load = importModule<Declarations>): Promise<Site> {
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
