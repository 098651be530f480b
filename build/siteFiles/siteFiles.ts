import { readFile } from 'node:fs/promises';
import { absoluteUrl, type SiteAddress } from '#shared/core/addresses.ts';
import { escapeHtml } from '#shared/core/escapeHtml.ts';
import type { Company } from '#shared/model/schema.ts';
import type { Page } from '../pages/Page.ts';
import type { BrandPictures } from '../pictures/brandPictures.ts';
import { iconFiles, webManifest } from './iconFiles.ts';
import { iconDrawings } from './icons.ts';

/** The sitemap of the pages with a canonical address; undefined if there is none, or no site address. */
export function sitemap(pages: Page[], siteAddress: SiteAddress): string | undefined {
  const listed = pages.filter(({ isUnlisted, aliasOf }) => !isUnlisted && !aliasOf);
  if (siteAddress.siteUrl === '' || listed.length === 0) return undefined;
  const entries = listed.map(
    ({ path }) => `  <url><loc>${escapeHtml(absoluteUrl(path, siteAddress)!)}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

function robots(sitemapUrl: string | undefined): string {
  const rules = 'User-agent: *\nAllow: /\n';
  return sitemapUrl ? `${rules}\nSitemap: ${sitemapUrl}\n` : rules;
}

type SiteFilesOptions = {
  pages: Page[];
  company: Company;
  siteAddress: SiteAddress;
  brandPictures?: BrandPictures | undefined;
};

const sitemapPath = '/sitemap.xml';

/** The functions that make icons, robots.txt, pictures in the brand's colours and the like, by address below the site's root. */
export function siteFiles({
  pages,
  company,
  siteAddress,
  brandPictures,
}: SiteFilesOptions): Record<string, () => string | Promise<string | Buffer>> {
  const map = sitemap(pages, siteAddress);
  const pictures = (brandPictures?.addresses ?? []).map((address) => [
    `/${address}`,
    () => readFile(`${brandPictures!.folder}/${address}`),
  ]);
  return {
    ...Object.fromEntries(pictures),
    ...iconDrawings(company),
    [iconFiles.manifest]: () => webManifest(company),
    '/robots.txt': () => robots(map && absoluteUrl(sitemapPath, siteAddress)),
    ...(map && { [sitemapPath]: () => map }),
  };
}
