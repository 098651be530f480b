import { absoluteUrl, type SiteAddress } from '#shared/core/addresses.ts';

/** Notices about missing addresses for the people who publish a build, one line each. */
export function notices(siteAddress: SiteAddress): string[] {
  if (siteAddress.siteUrl === '') {
    return [
      'No site address is set, so these are missing: canonical links, og:url, share images (og:image), addresses in structured data, sitemap.xml. Set siteUrl in shared/content/company.yaml, or SITE_URL.',
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

/** Warnings such as `services/web.yaml:8 › points: has …` as the lines of a short list by file. */
export function listWarnings(warnings: readonly string[]): string[] {
  const parts = warnings.map((warning) => /^(.*?)(:\d+)? › (.*)$/s.exec(warning)!.slice(1));
  const files = [...new Set(parts.map(([file]) => file!))];
  return files.flatMap((file) => {
    const own = parts.filter(([of]) => of === file);
    const shown = own
      .slice(0, most)
      .map(([, line, text]) => `  ${line ? `line ${line.slice(1)}: ` : ''}${text}`);
    return [file, ...shown, ...(own.length > most ? [`  and ${own.length - most} more`] : [])];
  });
}
