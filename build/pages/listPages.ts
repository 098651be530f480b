import type { SiteAddress } from '#shared/core/addresses.ts';
import { environment } from '#shared/core/environment.ts';
import { UserError } from '#shared/core/UserError.ts';
import type { Company } from '#shared/model/schema/files.ts';
import { paletteOf } from '../palette/palette.ts';
import { checkLinks, checkPages } from './checkPages.ts';
import { type Page, pageName, pagePath } from './Page.ts';

export type Declarations = Omit<typeof import('./site.ts'), 'load'>;

export function readDeclared({ declared, siteData, company, contentRead, contentWarnings }: Declarations) {
  const pages = Object.entries(declared).flatMap(([file, pages]) =>
    [pages].flat().map((page): Page => ({ ...page, file: file.replaceAll('../', '') })),
  );
  checkPages(pages);
  checkLinks(pages, siteData, contentRead);
  return {
    pages,
    data: siteData,
    company,
    warnings: [...contentWarnings, ...paletteOf(company.brand).warnings],
  };
}

export function siteAddressOf(company: Pick<Company, 'siteUrl'>): SiteAddress {
  const { base, siteUrl = company.siteUrl } = environment;
  return { base, siteUrl: siteUrl && new URL(siteUrl).origin };
}

export function selectPages(pages: Page[], names: string[]): Page[] {
  if (names.length === 0) return pages;
  return names.map((name) => {
    const page = pages.find(({ path }) => path === pagePath(name));
    if (page) return page;
    const known = pages.map(({ path }) => pageName(path)).join(', ');
    throw new UserError(`There is no page "${name}". Give one or more of these: ${known}`);
  });
}
