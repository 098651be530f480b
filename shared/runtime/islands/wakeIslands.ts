import { afterPaint } from './afterPaint.ts';
import { touchEvents, touchSelector } from './events.ts';
import { failIsland } from './failIsland.ts';
import { type IslandLoader, loadTwice } from './loadIsland.ts';

/** An island is visible once it extends into the window by a fifth of the window's height; its edge is not enough. */
export const visibleArea = '0px 0px -20%';

/**
 * Wakes each island at its time: loads its script and hydrates it. Called once, when the page has loaded and is idle,
 * or at the first interaction.
 * @param loaders by the names of the islands
 * @param entry the address of the page's entry
 */
export function wakeIslands(loaders: Record<string, IslandLoader>, entry = ''): void {
  // Not by an attribute: an extension may have replaced an island that was awake with its HTML.
  const woken = new WeakSet<HTMLElement>();

  const wake = async (island: HTMLElement) => {
    if (woken.has(island)) return;
    woken.add(island);
    const name = island.dataset.island!;
    try {
      await afterPaint();
      const hydrate = await loadTwice(loaders, name, entry);
      // It may have been left as HTML in the meantime.
      if (!('failed' in island.dataset)) hydrate(island);
    } catch (error) {
      failIsland(island, error);
    }
  };

  const wakeIn = (touched: Element | null | undefined) => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
      if (touched?.contains(island)) wake(island);
  };
  for (const type of touchEvents) {
    addEventListener(type, ({ target }) => wakeIn((target as Element).closest?.(touchSelector)), {
      capture: true,
      passive: true,
    });
  }
  // The first touch may precede this script, and the address may point into an area.
  for (const touched of document.querySelectorAll('[data-interacted]')) wakeIn(touched);
  const wakeTarget = () => wakeIn(document.querySelector(':target')?.closest('[data-area]'));
  wakeTarget();
  addEventListener('hashchange', wakeTarget);

  const wakeWhenVisible = whenVisible(wake);
  for (const island of document.querySelectorAll<HTMLElement>('[data-hydrate-on="visible"]'))
    whenAllowed(island.dataset.media, () => wakeWhenVisible(island));
}

/** Calls back once a media query matches, or immediately without one. */
function whenAllowed(media: string | undefined, run: () => void): void {
  const query = media === undefined ? undefined : matchMedia(media);
  if (!query || query.matches) run();
  else query.addEventListener('change', run, { once: true });
}

/** @returns a function that calls back when an island is in the window; never without IntersectionObserver */
function whenVisible(run: (island: HTMLElement) => void): (island: HTMLElement) => void {
  if (!window.IntersectionObserver) return () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        run(target.closest<HTMLElement>('[data-island]')!);
      }
    },
    { rootMargin: visibleArea },
  );
  return (island) => {
    // An island whose parts are positioned has no height of its own.
    for (const element of [island, ...island.children]) observer.observe(element);
  };
}
