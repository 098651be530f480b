import { absoluteUrl, type Hosting } from '../../../shared/core/addresses.ts';
import { escapeHtml } from '../../../shared/core/escapeHtml.ts';
import { siteLang } from '../../../shared/core/siteLang.ts';
import type { PageDeclaration } from '../../../shared/shell/pageDeclaration.ts';

/** A page and its translations, the original first; empty for a page in only one language. */
export function versionsOf<Page extends PageDeclaration>(page: Page, pages: Page[]): Page[] {
  const { path, translationOf = path } = page;
  const translations = pages.filter((other) => other.translationOf === translationOf);
  const original = pages.filter((other) => other.path === translationOf);
  return translations.length > 0 ? [...original, ...translations] : [];
}

/**
 * The alternate links by which search engines find a page in each language, as HTML; `x-default` is the original.
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function languageLinks(versions: PageDeclaration[], hosting: Hosting): string {
  const linkTo = (lang: string, { path }: PageDeclaration) => {
    const url = absoluteUrl(path, hosting);
    return url && `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(url)}">`;
  };
  const links = versions.map((page) => linkTo(page.lang ?? siteLang, page));
  return [...links, versions[0] && linkTo('x-default', versions[0])].join('');
}

/** A language as Open Graph writes it: `en_IN`. */
export const localeOf = ({ lang = siteLang }: PageDeclaration): string => lang.replace('-', '_');
