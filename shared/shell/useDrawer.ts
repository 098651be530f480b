import { type RefObject, useEffect } from 'react';
import { breakpointUp } from '../core/tokens.ts';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';

const isStop = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled, [type="hidden"]') &&
  (element.localName === 'summary' || !element.closest('details:not([open])')) &&
  element.getClientRects().length > 0;

/** In Chrome before 138, Tab would leave an open popover at its first `<details>`. */
function keepFocusInside(container: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = [...container.querySelectorAll<HTMLElement>(controls)].filter(isStop);
  const position = stops.indexOf(document.activeElement as HTMLElement);
  if (position === -1) return;
  event.preventDefault();
  const next = stops.at((position + (event.shiftKey ? -1 : 1)) % stops.length)!;
  // Otherwise Safari shows no focus ring if script moves the focus after a click.
  next.focus({ focusVisible: true });
}

/** A visitor may have opened the drawer before. In browsers without popovers, links and CSS open it. */
export function useDrawer(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const drawer = popover.current!;
    if (!drawer.showPopover) return;
    const opener = document.querySelector<HTMLElement>(`[popovertarget="${drawer.id}"]`)!;
    const wide = matchMedia(breakpointUp('medium'));
    const listeners = new AbortController();
    const { signal } = listeners;

    const setInert = (isInert: boolean) => {
      const behind = '.site-shell__skip-link, .site-header, main, .footer';
      for (const element of document.querySelectorAll<HTMLElement>(behind)) element.inert = isInert;
    };
    const follow = () => {
      const isOpen = drawer.matches(':popover-open');
      setInert(isOpen);
      if (isOpen && !drawer.contains(document.activeElement)) drawer.querySelector('button')!.focus();
    };
    // Before it is hidden: the browser could not return the focus to a page that is still inert.
    const release = ({ newState }: ToggleEvent) => {
      if (newState === 'open') return;
      setInert(false);
      // A wide window does not show the opener.
      const next = wide.matches ? document.querySelector<HTMLElement>('.header__logo')! : opener;
      next.focus({ preventScroll: true });
    };
    const closeOnLink = ({ target }: MouseEvent) => {
      if ((target as Element).closest('a')) drawer.hidePopover();
    };
    const closeWhenWide = () => {
      if (wide.matches) drawer.hidePopover();
    };

    // Chrome up to 153 closes the drawer first and then clicks what is under the finger. Only a tap outside the open
    // drawer has the shell itself as its target.
    const keepTap = (event: Event) => {
      if (event.target === event.currentTarget && !drawer.matches(':popover-open')) event.preventDefault();
    };

    document.querySelector('.site-shell')!.addEventListener('touchend', keepTap, { signal });
    drawer.addEventListener('beforetoggle', release, { signal });
    drawer.addEventListener('toggle', follow, { signal });
    drawer.addEventListener('click', closeOnLink, { signal });
    drawer.addEventListener('keydown', (event) => keepFocusInside(drawer, event), { signal });
    wide.addEventListener('change', closeWhenWide, { signal });
    closeWhenWide();
    follow();
    return () => {
      listeners.abort();
      setInert(false);
    };
  }, [popover]);
}
