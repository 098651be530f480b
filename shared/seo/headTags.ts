import type { PageDeclaration } from '../runtime/pageDeclaration.ts';
import type { SiteData } from '../shell/siteData.ts';
import { absoluteUrl, type Hosting, href } from './addresses.ts';
import { escapeHtml } from './escapeHtml.ts';

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;

/** The full title of a page: its own, then the brand. */
export function documentTitle(page: Pick<PageDeclaration, 'search'>, brand: string): string {
  return `${page.search.title} | ${brand}`;
}

/** What a page's head says to browsers and search engines, as HTML. Canonical needs the site's address. */
export function headTags(page: PageDeclaration, site: SiteData, hosting: Hosting): string {
  const canonical = absoluteUrl(page.aliasOf ?? page.path, hosting);
  const isListed = page.isListed ?? true;
  return [
    `<title>${escapeHtml(documentTitle(page, site.brand))}</title>`,
    meta('description', page.search.description),
    isListed ? '' : meta('robots', 'noindex'),
    canonical && isListed ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '',
    meta('theme-color', '#061429'),
    `<link rel="icon" type="image/svg+xml" href="${href(`/${site.logo.mark.formats[0]!.files[0]![1]}`, hosting.base)}">`,
  ].join('');
}
