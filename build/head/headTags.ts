import { absoluteUrl, type SiteAddress } from '#shared/core/addresses.ts';
import { escapeHtml, toScriptJson } from '#shared/core/escapeHtml.ts';
import { siteLang } from '#shared/core/text.ts';
import type { PageDeclaration } from '#shared/page/pageDeclaration.ts';
import { paletteOf } from '../palette/palette.ts';
import { iconLinks } from '../siteFiles/iconFiles.ts';
import { meta, type ShareImage, socialTags } from './socialTags.ts';
import { structuredData } from './structuredData.ts';
import type { KnownCompany } from './withoutPlaceholders.ts';

type HeadContext = {
  company: KnownCompany;
  siteAddress: SiteAddress;
  shareImage?: ShareImage | undefined;
  versions?: PageDeclaration[];
};

/** The longest title that search results show in full, in characters. */
const longestTitle = 65;

export function documentTitle({ search }: Pick<PageDeclaration, 'search'>, brand: string): string {
  const full = `${search.title} | ${brand}`;
  return full.length <= longestTitle ? full : search.title;
}

/** A page and its translations; empty for a page in only one language. */
export function versionsOf<Page extends PageDeclaration>(page: Page, pages: Page[]): Page[] {
  const original = page.translationOf ?? page.path;
  const versions = pages.filter(({ path, translationOf }) => path === original || translationOf === original);
  return versions.length > 1 ? versions : [];
}

/** https://developers.google.com/search/docs/specialty/international/localized-versions */
function languageLinks(versions: PageDeclaration[], siteAddress: SiteAddress): string {
  const linkTo = (lang: string, { path }: PageDeclaration) => {
    const url = absoluteUrl(path, siteAddress);
    return url && `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(url)}">`;
  };
  const links = versions.map((page) => linkTo(page.lang ?? siteLang, page));
  const original = versions.find(({ translationOf }) => !translationOf);
  return [...links, original && linkTo('x-default', original)].join('');
}

export function headTags(
  page: PageDeclaration,
  { company, siteAddress, shareImage, versions = [] }: HeadContext,
): string {
  const canonical = absoluteUrl(page.aliasOf ?? page.path, siteAddress);
  const data = structuredData(page, company, siteAddress);
  return [
    `<title>${escapeHtml(documentTitle(page, company.name))}</title>`,
    meta('description', page.search.description),
    meta('robots', page.isUnlisted ? 'noindex' : 'max-image-preview:large'),
    canonical && !page.isUnlisted ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '',
    languageLinks(versions, siteAddress),
    // The colour of the contact strip, which is topmost on wide screens.
    meta('theme-color', paletteOf(company.brand).palette['navy-950']!),
    iconLinks(siteAddress.base),
    socialTags(page, company, siteAddress, shareImage),
    data ? `<script type="application/ld+json">${toScriptJson(data)}</script>` : '',
  ].join('');
}
