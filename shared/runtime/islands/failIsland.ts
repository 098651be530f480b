import { fillFromDrafts } from '#shared/drafts/drafts.ts';
import { setState, stateOf } from './protocol.ts';

/** How long a press waits for a script that neither loads nor fails, in milliseconds. */
const patience = 6000;

/** Leaves an island that is asleep as plain HTML, which works natively. */
export function leaveAsHtml(island: HTMLElement): void {
  if (stateOf(island) === 'asleep') setState(island, 'failed');
}

/** Leaves an island as plain HTML if it does not wake in time: its script may never load, and a press is waiting. */
export function leaveIfLate(island: HTMLElement): void {
  setTimeout(leaveAsHtml, patience, island);
}

/** Leaves an island as plain HTML, with its noscript content and what was typed before, and logs the error. */
export function failIsland(island: HTMLElement, error: unknown): void {
  console.error(`The part "${island.dataset.island}" of this page has no script:`, error);
  for (const fallback of island.querySelectorAll('noscript')) fallback.outerHTML = fallback.textContent;
  fillFromDrafts();
  setState(island, 'failed');
}
