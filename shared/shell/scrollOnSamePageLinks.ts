/** True for a click that follows a link here: no other button, no key that opens a tab, not taken by others. */
export function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && !event.defaultPrevented;
}

/**
 * Makes a link to the page one is on scroll to the top instead of loading the page again. Whether the way is smooth
 * is CSS's to say, which knows of reduced motion.
 * @returns a function that undoes it
 */
export function scrollOnSamePageLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.('a');
    if (!link || !isPlainClick(event) || link.target === '_blank' || link.origin !== location.origin) return;
    if (link.pathname !== location.pathname || link.search !== location.search || link.href.includes('#'))
      return;
    event.preventDefault();
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
    // The keyboard goes along, unless the link is where it was: in the fixed header or its menus.
    if (!link.closest('header, [popover]')) document.querySelector('main')!.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
