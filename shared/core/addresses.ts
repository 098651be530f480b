/** `base` has a slash at both ends; the origin is empty while it is not known. */
export type SiteAddress = { base: string; siteUrl: string };

export const href = (path: string, base: string): string => base + path.slice(1);

/** Undefined while the site has no address. */
export function absoluteUrl(path: string, { base, siteUrl }: SiteAddress): string | undefined {
  return siteUrl === '' ? undefined : new URL(href(path, base), siteUrl).href;
}

/** An address under the site's base path; a hash and a full address stay as they are. */
export function withBase(path: string): string {
  if (/^(#|[a-z]+:)/.test(path)) return path;
  return href(path.startsWith('/') ? path : `/${path}`, import.meta.env.BASE_URL);
}
