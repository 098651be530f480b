import type { SiteAddress } from '#shared/core/addresses.ts';

export const notices = ({ siteUrl }: SiteAddress): string[] =>
  siteUrl
    ? []
    : [
        'No site address is set, so these are missing: canonical links, og:url, share images (og:image), addresses in structured data, sitemap.xml. Set siteUrl in shared/content/company.yaml, or SITE_URL.',
      ];

/** Lines such as `services/web.yaml:8 › points: has …` as the lines of a list by file, of each at most some. */
export function listLines(lines: readonly string[], most = Infinity): string[] {
  const parts = lines.map((line) => /^(.*?)(:\d+)? › (.*)$/s.exec(line)!.slice(1));
  const files = [...new Set(parts.map(([file]) => file!))];
  return files.flatMap((file) => {
    const own = parts.filter(([of]) => of === file);
    const shown = own
      .slice(0, most)
      .map(([, line, text]) => `  ${line ? `line ${line.slice(1)}: ` : ''}${text}`);
    return [file, ...shown, ...(own.length > most ? [`  and ${own.length - most} more`] : [])];
  });
}

export const listWarnings = (warnings: readonly string[]): string[] => listLines(warnings, 3);
