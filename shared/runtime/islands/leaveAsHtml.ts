import { settledEvent } from './events.ts';

/** How long a press waits for a script that neither loads nor fails, in milliseconds. */
const patience = 6000;

/** Leaves an island as plain HTML, which works natively, unless React is hydrating it. */
export function leaveAsHtml(island: HTMLElement): void {
  if ('waking' in island.dataset) return;
  island.dataset.failed = '';
  delete island.dataset.hydrateOn;
  island.dispatchEvent(new Event(settledEvent, { bubbles: true }));
}

/** Leaves an island as plain HTML if it does not wake in time: its script may never load, and a press is waiting. */
export function leaveIfLate(island: HTMLElement): void {
  setTimeout(() => {
    if ('hydrateOn' in island.dataset) leaveAsHtml(island);
  }, patience);
}
