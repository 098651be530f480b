/** Where the site is served: a base path with a slash at both ends, and an origin, empty while it is not known. */
export type SiteAddress = { base: string; siteUrl: string };

/** The address of a page or file as links name it, base path included. `path` starts with a slash. */
export function href(path: string, base: string): string {
  return base + path.slice(1);
}

/** The full address for canonical links, sitemap and share images; undefined while the site has no address. */
export function absoluteUrl(path: string, { base, siteUrl }: SiteAddress): string | undefined {
  return siteUrl === '' ? undefined : new URL(href(path, base), siteUrl).href;
}

/** An address under the site's base path; a hash and a full address stay as they are. */
export function withBase(path: string): string {
  if (/^(#|[a-z]+:)/.test(path)) return path;
  return href(path.startsWith('/') ? path : `/${path}`, import.meta.env.BASE_URL);
}
