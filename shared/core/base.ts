import { href } from './addresses.ts';

/**
 * The address of a page or served file under the site's base path. `path` starts with a slash or names a file; a hash and
 * a full address stay as they are.
 */
export function withBase(path: string): string {
  if (/^(#|[a-z]+:)/.test(path)) return path;
  return href(path.startsWith('/') ? path : `/${path}`, import.meta.env.BASE_URL);
}
