import type { Company } from '#shared/content/schema.ts';
import { absoluteUrl, type SiteAddress } from '#shared/core/addresses.ts';
import { escapeHtml } from '#shared/core/escapeHtml.ts';
import type { PageDeclaration } from '#shared/page/pageDeclaration.ts';
import { localeOf } from './languages.ts';

/** The picture shown with a shared link: its address below the site's root, and its alternative text. */
export type ShareImage = { path: string; alt: string };

/** Size of every share image in pixels, which all networks accept. */
export const shareImageSize = { width: 1200, height: 630 } as const;

const tag = (kind: 'name' | 'property', key: string, value: string | undefined) =>
  value === undefined ? '' : `<meta ${kind}="${key}" content="${escapeHtml(value)}">`;

/**
 * Open Graph and Twitter tags of a page, as HTML. They require absolute
 * addresses, so page address and picture are left out while the site has no address.
 */
export function socialTags(
  page: PageDeclaration,
  { name }: Pick<Company, 'name'>,
  siteAddress: SiteAddress,
  image: ShareImage | undefined,
): string {
  const { title, description } = page.search;
  const picture = image && absoluteUrl(image.path, siteAddress);
  const alt = picture && image.alt;
  return [
    tag('property', 'og:type', 'website'),
    tag('property', 'og:site_name', name),
    tag('property', 'og:locale', localeOf(page)),
    tag('property', 'og:title', title),
    tag('property', 'og:description', description),
    tag(
      'property',
      'og:url',
      page.isUnlisted ? undefined : absoluteUrl(page.aliasOf ?? page.path, siteAddress),
    ),
    tag('property', 'og:image', picture),
    tag('property', 'og:image:width', picture && String(shareImageSize.width)),
    tag('property', 'og:image:height', picture && String(shareImageSize.height)),
    tag('property', 'og:image:alt', alt),
    tag('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    tag('name', 'twitter:title', title),
    tag('name', 'twitter:description', description),
    tag('name', 'twitter:image', picture),
    tag('name', 'twitter:image:alt', alt),
  ].join('');
}
