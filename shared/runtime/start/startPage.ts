import { startEach } from '#shared/core/attempt.ts';
import { breakpointUp, motionAllowed } from '#shared/core/tokens.ts';
import { expireDrafts } from '#shared/drafts/drafts.ts';
import { type IslandLoader, wakeIslands } from '../islands/wakeIslands.ts';
import { prerenderLinks, scrollToTop } from '../links.ts';

/** On wide screens a group is open, and its summary just a heading. */
function collapseLists(): void {
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

function reveal(): void {
  if (!matchMedia(motionAllowed).matches) return;
  // Without the library, everything stays visible.
  import('../motion/revealOnScroll.ts').then(({ revealOnScroll }) => revealOnScroll()).catch(() => {});
}

/** Each page's entry calls it once. @param ownSteps what only this page needs, from the script of its folder */
export function startPage(islands: Record<string, IslandLoader>, ownSteps: (() => void)[]): void {
  const wake = () => wakeIslands(islands);
  const revealOnFirstScroll = () => addEventListener('scroll', reveal, { passive: true, once: true });
  const others = [scrollToTop, collapseLists, revealOnFirstScroll, prerenderLinks];
  // What has expired must fill no form, and the page's own steps may add islands.
  startEach([expireDrafts, ...ownSteps, wake, ...others]);
}
