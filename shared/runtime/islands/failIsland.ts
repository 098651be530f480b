import { fillFromDrafts } from '#shared/drafts/drafts.ts';
import { setState, stateOf } from './protocol.ts';

export function leaveAsHtml(island: HTMLElement): void {
  if (stateOf(island) === 'asleep') setState(island, 'failed');
}

/** Leaves an island as plain HTML, with its noscript content and what was typed before. */
export function failIsland(island: HTMLElement, error: unknown): void {
  console.error(`The part "${island.dataset.island}" of this page has no script:`, error);
  for (const fallback of island.querySelectorAll('noscript')) fallback.outerHTML = fallback.textContent;
  fillFromDrafts();
  setState(island, 'failed');
}
