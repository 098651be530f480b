import { href } from './addresses.ts';

/** The address of a page or served file under the site's base path. `path` starts with a slash, or names a file. */
export function withBase(path: string): string {
  return href(path.startsWith('/') ? path : `/${path}`, import.meta.env.BASE_URL);
}
