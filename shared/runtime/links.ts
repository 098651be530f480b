/** True for a click that follows a link in this tab: main button, no modifier key, not already handled. */
export function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && !event.defaultPrevented;
}

/** Makes a link to the current page scroll to the top. CSS decides whether smoothly (reduced motion). */
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

/** Browsers do not prerender for visitors who save data or power. The page's policy allows this text by its hash. */
export function speculationRules(base: string): string {
  const unusual = '[href*="#"], [target], [download]';
  const where = { and: [{ href_matches: `${base}*` }, { not: { selector_matches: unusual } }] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}

export function prerenderLinks(): void {
  const text = speculationRules(import.meta.env.BASE_URL);
  document.head.append(Object.assign(document.createElement('script'), { type: 'speculationrules', text }));
}
