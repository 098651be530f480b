import type { PageDeclaration } from '../../shared/runtime/pageDeclaration.ts';
import { absoluteUrl, type Hosting } from '../../shared/seo/addresses.ts';
import { escapeHtml } from '../../shared/seo/escapeHtml.ts';

const isCanonical = ({ isListed, aliasOf }: Pick<PageDeclaration, 'isListed' | 'aliasOf'>) =>
  isListed !== false && aliasOf === undefined;

/**
 * The sitemap of the pages that have a canonical address of their own; undefined when there is none, or while the
 * site has no address. No page tells when it was last changed, since nothing in the project knows.
 */
export function sitemap(pages: PageDeclaration[], hosting: Hosting): string | undefined {
  const addresses = pages.filter(isCanonical).map(({ path }) => absoluteUrl(path, hosting));
  if (hosting.siteUrl === '' || addresses.length === 0) return undefined;
  const entries = addresses.map((address) => `  <url><loc>${escapeHtml(address!)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/** The rules for crawlers: everything may be read. They point to the sitemap where there is one. */
export function robots(sitemapUrl: string | undefined): string {
  const rules = 'User-agent: *\nAllow: /\n';
  return sitemapUrl ? `${rules}\nSitemap: ${sitemapUrl}\n` : rules;
}
