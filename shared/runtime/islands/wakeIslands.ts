import type { ComponentType } from 'react';
import { failIsland } from './failIsland.ts';
import { afterPaint, whenVisible } from './moments.ts';
import { islandSelector, stateOf, touchEvents, touched, touchSelector } from './protocol.ts';

/** Imports a module that exports the component under the island's name. */
export type IslandLoader = () => Promise<Record<string, unknown>>;

// Not an attribute: an extension may replace an island with a copy of its HTML.
const woken = new WeakSet<HTMLElement>();

export function wakeIslands(loaders: Record<string, IslandLoader>): void {
  const load = async (island: HTMLElement) => {
    const name = island.dataset.island!;
    await afterPaint();
    const [{ hydrateIsland }, module] = await Promise.all([import('./hydrateIsland.tsx'), loaders[name]?.()]);
    const Component = module?.[name] as ComponentType<object> | undefined;
    if (!Component) throw new Error('its script is empty, or of another build');
    // It may have been left as HTML in the meantime.
    if (stateOf(island) !== 'failed') hydrateIsland(island, Component);
  };
  const wake = (island: HTMLElement) => {
    if (woken.has(island)) return;
    woken.add(island);
    load(island).catch((error) => failIsland(island, error));
  };

  const wakeIn = (area: Element | null | undefined) => {
    for (const island of document.querySelectorAll<HTMLElement>(islandSelector))
      if (area?.contains(island)) wake(island);
  };
  for (const type of touchEvents) {
    addEventListener(type, ({ target }) => wakeIn((target as Element).closest?.(touchSelector)), {
      capture: true,
      passive: true,
    });
  }
  // The first touch may precede this script.
  for (const area of document.querySelectorAll(`[${touched}]`)) wakeIn(area);

  const wakeWhenVisible = whenVisible((element) => wake(element.closest<HTMLElement>(islandSelector)!));
  for (const island of document.querySelectorAll<HTMLElement>('[data-hydrate-on=visible]')) {
    const watch = () => {
      // An island whose content is positioned has no height of its own.
      for (const element of [island, ...island.children]) wakeWhenVisible(element);
    };
    const query = matchMedia(island.dataset.media ?? 'all');
    if (query.matches) watch();
    else query.addEventListener('change', watch, { once: true });
  }
}
