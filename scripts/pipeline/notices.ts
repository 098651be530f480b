import { absoluteUrl, type Hosting } from '../../shared/core/addresses.ts';

/** Notices about missing addresses for the people who publish a build, one line each. */
export function notices(hosting: Hosting): string[] {
  if (hosting.siteUrl === '') {
    return [
      'No site address is set, so these are missing: canonical links, og:url, share images (og:image), addresses in structured data, sitemap.xml. Set siteUrl in shared/content/company.ts, or SITE_URL.',
    ];
  }
  if (hosting.base !== '/') {
    return [
      `Crawlers read robots.txt only at the root of ${hosting.siteUrl}: add "Sitemap: ${absoluteUrl('/sitemap.xml', hosting)}" to the one there.`,
    ];
  }
  return [];
}
