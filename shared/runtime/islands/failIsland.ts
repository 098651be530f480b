import { fillFromDrafts } from '#shared/drafts/fillFromDrafts.ts';
import { setState, stateOf } from './protocol.ts';

/** Leaves an island as plain HTML, with its noscript content and what was typed before, and logs the error. */
export function failIsland(island: HTMLElement, error: unknown): void {
  if (stateOf(island) === 'failed') return;
  console.error(`The part "${island.dataset.island}" of this page has no script:`, error);
  for (const part of island.querySelectorAll('noscript')) part.outerHTML = part.textContent;
  fillFromDrafts();
  setState(island, 'failed');
}
