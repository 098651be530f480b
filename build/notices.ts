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

/** The most warnings to print for one file; the others are printed once these are resolved. */
const most = 3;

/** Warnings such as `services.ts › "web" › points: has …` as the lines of a short list by file. */
export function listWarnings(warnings: readonly string[]): string[] {
  const files = [...new Set(warnings.map((warning) => warning.split(' › ')[0]!))];
  return files.flatMap((file) => {
    const own = warnings.filter((warning) => warning.startsWith(`${file} › `));
    const shown = own.slice(0, most).map((warning) => warning.replace(`${file} › `, '  '));
    return [file, ...shown, ...(own.length > most ? [`  and ${own.length - most} more`] : [])];
  });
}
