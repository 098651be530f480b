import { inboxFolder } from '../forms/inboxPath.ts';

/** Links that are not prerendered: to a part of a page, in another window, or to a file. */
const unusualLinks = '[href*="#"], [target], [download]';

/**
 * Asks browsers that support it to prerender a page of the site once a link to it is hovered or pressed, unless the
 * visitor saves data or power. The inline script pauses the loader of a prerendered page, and everything it would
 * start, until the page is shown. The page's policy allows this text by its hash.
 * @param base the site's base path
 */
export function speculationRules(base: string): string {
  const where = {
    and: [
      { href_matches: `${base}*` },
      { not: { href_matches: `${base}${inboxFolder}*` } },
      { not: { selector_matches: unusualLinks } },
    ],
  };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}

export function prerenderLinks(): void {
  const text = speculationRules(import.meta.env.BASE_URL);
  document.head.append(Object.assign(document.createElement('script'), { type: 'speculationrules', text }));
}
