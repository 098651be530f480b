import { isHttpsUrl } from './fields.ts';

/** What to write as a visit counter's address. */
export const counterHint =
  'write the https address of a GoatCounter, such as "https://yourcompany.goatcounter.com" or "https://stats.example.com/count", or "" for none; content blockers keep it from counting many visits';

/**
 * The address at which a GoatCounter accepts visits, from the address of its home page or its `/count`; undefined for
 * any other address, such as that of a page, a script or a tag manager.
 */
export function counterAddress(text: string): string | undefined {
  if (!isHttpsUrl(text)) return undefined;
  const { origin, pathname, search, hash, username } = new URL(text);
  if (search || hash || username) return undefined;
  if (pathname === '/') return `${origin}/count`;
  const path = pathname.replace(/\/$/, '');
  return path.endsWith('/count') ? origin + path : undefined;
}
