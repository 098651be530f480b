import { startEach } from '#shared/core/attempt.ts';
import { breakpointUp, motionAllowed } from '#shared/core/tokens.ts';
import { expireDrafts } from '#shared/drafts/drafts.ts';
import { type IslandLoader, wakeIslands } from '../islands/wakeIslands.ts';
import { prerenderLinks, scrollToTop } from '../links.ts';

/** Collapses each `data-collapses` group on narrow screens. On wide ones it is open, and its summary just a heading. */
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

/**
 * Tells the style sheet if the page has loaded without its icons, because their file is gone or pictures are blocked:
 * links that show nothing else then show their names.
 */
function noteLostIcons(): void {
  const look = () => {
    const icon = document.querySelector('.profile-links use');
    document.documentElement.toggleAttribute('data-icons-lost', icon?.getBoundingClientRect().width === 0);
  };
  if (document.readyState === 'complete') look();
  else addEventListener('load', look);
}

async function reveal(): Promise<void> {
  try {
    if (!matchMedia(motionAllowed).matches) return;
    const { revealOnScroll } = await import('../motion/revealOnScroll.ts');
    revealOnScroll();
  } catch {
    // Without the library, everything stays visible.
  }
}

function revealOnFirstScroll(): void {
  addEventListener('scroll', reveal, { passive: true, once: true });
}

/**
 * Starts what a page does with script; if one step fails, the others still run. Each page's entry calls it once.
 * @param ownSteps what only this page needs, from the script of its folder
 */
export function startPage(islands: Record<string, IslandLoader>, ownSteps: (() => void)[]): void {
  const wake = () => wakeIslands(islands);
  const others = [scrollToTop, collapseLists, revealOnFirstScroll, noteLostIcons, prerenderLinks];
  // What has expired must fill no form, and the page's own steps may add islands.
  startEach([expireDrafts, ...ownSteps, wake, ...others]);
}
