import { inboxFolder } from '../forms/inboxPath.ts';

/** True for a click that follows a link in this tab: main button, no modifier key, not already handled. */
export function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && !event.defaultPrevented;
}

/**
 * Makes a link to the current page scroll to the top instead of loading the page again, even if the address has a
 * query. CSS decides whether to scroll smoothly (reduced motion).
 */
export function scrollToTop(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a');
    if (link?.href !== location.origin + location.pathname || link.target || !isPlainClick(event)) return;
    event.preventDefault();
    if (location.hash) {
      // In browsers without popovers, CSS shows the drawer as the target: only leaving the hash closes it.
      location.replace('#');
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    // Moves the focus along, unless the link is in the fixed header or its menus.
    if (!link.closest('header, [popover]')) document.getElementById('main')!.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  });
}

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
