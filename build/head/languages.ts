import { absoluteUrl, type SiteAddress } from '#shared/core/addresses.ts';
import { escapeHtml } from '#shared/core/escapeHtml.ts';
import { siteLang } from '#shared/core/siteLang.ts';
import type { PageDeclaration } from '#shared/page/pageDeclaration.ts';

/** A page and its translations; empty for a page in only one language. */
export function versionsOf<Page extends PageDeclaration>(page: Page, pages: Page[]): Page[] {
  const original = page.translationOf ?? page.path;
  const versions = pages.filter(({ path, translationOf }) => path === original || translationOf === original);
  return versions.length > 1 ? versions : [];
}

/**
 * The alternate links by which search engines find a page in each language, as HTML; `x-default` is the original.
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function languageLinks(versions: PageDeclaration[], siteAddress: SiteAddress): string {
  const linkTo = (lang: string, { path }: PageDeclaration) => {
    const url = absoluteUrl(path, siteAddress);
    return url && `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(url)}">`;
  };
  const links = versions.map((page) => linkTo(page.lang ?? siteLang, page));
  const original = versions.find(({ translationOf }) => !translationOf);
  return [...links, original && linkTo('x-default', original)].join('');
}
