import type { Company } from '#shared/content/schema.ts';
import { absoluteUrl, type SiteAddress } from '#shared/core/addresses.ts';
import type { Page } from '../pages/Page.ts';
import { iconFiles } from './iconFiles.ts';
import { iconDrawings } from './icons.ts';
import { robots, sitemap } from './sitemap.ts';
import { webManifest } from './webManifest.ts';

type SiteFilesOptions = { pages: Page[]; company: Company; siteAddress: SiteAddress };

const sitemapPath = '/sitemap.xml';

/** The functions that make icons, robots.txt and the like, by address below the site's root. */
export function siteFiles({
  pages,
  company,
  siteAddress,
}: SiteFilesOptions): Record<string, () => string | Promise<string | Buffer>> {
  const map = sitemap(pages, siteAddress);
  return {
    ...iconDrawings(company),
    [iconFiles.manifest]: () => webManifest(company),
    '/robots.txt': () => robots(map && absoluteUrl(sitemapPath, siteAddress)),
    ...(map && { [sitemapPath]: () => map }),
  };
}
