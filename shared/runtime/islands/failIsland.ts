import { settledEvent } from './events.ts';
import { fillFromDrafts } from './fillFromDrafts.ts';

/** Leaves an island as plain HTML: native behaviour continues, its noscript content is shown, and the error is logged. */
export function failIsland(island: HTMLElement, error: unknown): void {
  if ('failed' in island.dataset) return;
  const { island: name } = island.dataset;
  island.dataset.failed = '';
  delete island.dataset.hydrateOn;
  console.error(`The part "${name}" of this page has no script:`, error);
  for (const part of island.querySelectorAll('noscript')) part.outerHTML = part.textContent;
  fillFromDrafts();
  island.dispatchEvent(new Event(settledEvent, { bubbles: true }));
}
