import { inboxFolder } from '../../shared/forms/inboxPath.ts';

/**
 * Asks browsers that can to fetch a page of the site once a link to it is hovered or pressed. They fetch and do not
 * render it, because the loader belongs to each visit, and leave it alone under data saver.
 */
export function speculationRules(base: string): string {
  const where = { and: [{ href_matches: `${base}*` }, { not: { href_matches: `${base}${inboxFolder}*` } }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}
