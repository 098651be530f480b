import { isPlainClick } from './isPlainClick.ts';

/**
 * Makes a link to the current page scroll to the top instead of loading the page again, also where the visitor came
 * with a query. CSS decides whether to scroll smoothly (reduced motion).
 */
export function scrollOnSamePageLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a');
    if (link?.href !== location.origin + location.pathname || link.target || !isPlainClick(event)) return;
    event.preventDefault();
    if (location.hash) {
      // Only this closes a drawer that CSS shows as the target, in browsers without popovers.
      location.replace('#');
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    // Moves the focus along, unless the link is in the fixed header or its menus.
    if (!link.closest('header, [popover]')) document.querySelector('main')!.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  });
}
