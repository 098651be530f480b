import { breakpointUp } from '../core/tokens.ts';

/** Collapses each `data-collapses` group on narrow screens. On wide ones it is open, and its summary just a heading. */
export function collapseLists(): void {
  const wide = matchMedia(breakpointUp('small'));
  const follow = () => {
    for (const group of document.querySelectorAll<HTMLDetailsElement>('details[data-collapses]')) {
      group.open = wide.matches;
      group.querySelector('summary')!.tabIndex = wide.matches ? -1 : 0;
    }
  };
  follow();
  wide.addEventListener('change', follow);
}
