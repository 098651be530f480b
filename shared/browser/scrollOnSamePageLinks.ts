import { isPlainClick } from './isPlainClick.ts';

/**
 * Makes a link to the page one is on scroll to the top instead of loading the page again. CSS decides whether to
 * scroll smoothly (reduced motion).
 */
export function scrollOnSamePageLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a');
    const page = location.href.split('#')[0]!;
    if (link?.href !== page || link.target || !isPlainClick(event)) return;
    event.preventDefault();
    if (location.hash) history.replaceState(history.state, '', page);
    // Moves the focus along, unless the link is in the fixed header or its menus.
    if (!link.closest('header, [popover]')) document.querySelector('main')!.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  });
}
