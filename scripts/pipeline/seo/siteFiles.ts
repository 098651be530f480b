import type { Company } from '../../../shared/content/schema.ts';
import { absoluteUrl, type Hosting } from '../../../shared/core/addresses.ts';
import type { Page } from '../pages/checkPages.ts';
import { iconFiles } from './iconFiles.ts';
import { drawIcons } from './icons.ts';
import { robots, sitemap } from './sitemap.ts';
import { webManifest } from './webManifest.ts';

type SiteFilesOptions = { pages: Page[]; company: Company; hosting: Hosting };

const sitemapPath = '/sitemap.xml';
const robotsPath = '/robots.txt';

/** Addresses that a site may have such files at, below its root. */
export const siteFilePaths: ReadonlySet<string> = new Set([
  ...Object.values(iconFiles),
  robotsPath,
  sitemapPath,
]);

/** The site's files for machines, such as robots.txt, by their addresses below the site's root. */
export async function siteFiles({
  pages,
  company,
  hosting,
}: SiteFilesOptions): Promise<Map<string, string | Buffer>> {
  const map = sitemap(pages, hosting);
  const files = await drawIcons(company);
  files.set(iconFiles.manifest, webManifest(company));
  files.set(robotsPath, robots(map && absoluteUrl(sitemapPath, hosting)));
  if (map) files.set(sitemapPath, map);
  return files;
}
