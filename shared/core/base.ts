import { href } from './addresses.ts';

/**
 * The address of a page or served file under the site's base path. `path` starts with a slash, names a file, or is a data
 * URL, which stays as it is.
 */
export function withBase(path: string): string {
  if (path.startsWith('data:')) return path;
  return href(path.startsWith('/') ? path : `/${path}`, import.meta.env.BASE_URL);
}
