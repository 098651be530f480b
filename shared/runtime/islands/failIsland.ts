import { fillFromDrafts } from '#shared/drafts/fillFromDrafts.ts';
import { setState, stateOf } from './protocol.ts';

/** Leaves an island as plain HTML, with its noscript content and what was typed before, and logs the error. */
export function failIsland(island: HTMLElement, error: unknown): void {
  if (stateOf(island) === 'failed') return;
  console.error(`The part "${island.dataset.island}" of this page has no script:`, error);
  for (const fallback of island.querySelectorAll('noscript')) fallback.outerHTML = fallback.textContent;
  fillFromDrafts();
  setState(island, 'failed');
}
