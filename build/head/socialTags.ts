import { absoluteUrl, type SiteAddress } from '#shared/core/addresses.ts';
import { escapeHtml } from '#shared/core/escapeHtml.ts';
import { siteLang } from '#shared/core/text.ts';
import type { Company } from '#shared/model/schema/files.ts';
import type { PageDeclaration } from '#shared/page/pageDeclaration.ts';

export type ShareImage = { path: string; alt: string };

export const meta = (key: string, content: string | number) =>
  `<meta ${key.startsWith('og:') ? 'property' : 'name'}="${key}" content="${escapeHtml(String(content))}">`;

/** In pixels, which all networks accept. */
export const shareImageSize = { width: 1200, height: 630 } as const;

export function socialTags(
  page: PageDeclaration,
  { name }: Pick<Company, 'name'>,
  siteAddress: SiteAddress,
  image: ShareImage | undefined,
): string {
  const { search, lang = siteLang, path, aliasOf = path, isUnlisted } = page;
  const picture = image && absoluteUrl(image.path, siteAddress);
  const tags: Record<string, string | number | undefined> = {
    'og:type': 'website',
    'og:site_name': name,
    'og:locale': lang.replace('-', '_'),
    'og:title': search.title,
    'og:description': search.description,
    'og:url': isUnlisted ? undefined : absoluteUrl(aliasOf, siteAddress),
    'og:image': picture,
    'og:image:width': picture && shareImageSize.width,
    'og:image:height': picture && shareImageSize.height,
    'og:image:alt': picture && image.alt,
    'twitter:card': picture ? 'summary_large_image' : 'summary',
    'twitter:title': search.title,
    'twitter:description': search.description,
    'twitter:image': picture,
    'twitter:image:alt': picture && image.alt,
  };
  return Object.entries(tags)
    .map(([key, content]) => (content === undefined ? '' : meta(key, content)))
    .join('');
}
