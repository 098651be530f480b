import { absoluteUrl, type SiteAddress } from '#shared/core/addresses.ts';

/** Notices about missing addresses for the people who publish a build, one line each. */
export function notices(siteAddress: SiteAddress): string[] {
  if (siteAddress.siteUrl === '') {
    return [
      'No site address is set, so these are missing: canonical links, og:url, share images (og:image), addresses in structured data, sitemap.xml. Set siteUrl in shared/content/company.ts, or SITE_URL.',
    ];
  }
  if (siteAddress.base !== '/') {
    return [
      `Crawlers read robots.txt only at the root of ${siteAddress.siteUrl}: add "Sitemap: ${absoluteUrl('/sitemap.xml', siteAddress)}" to the one there.`,
    ];
  }
  return [];
}
