import { settledEvent } from './events.ts';

/** How long a press waits for a script that neither arrives nor fails, in ms. */
const patience = 6000;

/** Leaves an island as plain HTML: native behaviour continues. */
export function leaveAsHtml(island: HTMLElement): void {
  island.dataset.failed = '';
  delete island.dataset.hydrateOn;
  island.dispatchEvent(new Event(settledEvent, { bubbles: true }));
}

/** Leaves an island as plain HTML if it is not awake in time: its script may never arrive, and a press waits for it. */
export function leaveIfLate(island: HTMLElement): void {
  setTimeout(() => {
    if ('hydrateOn' in island.dataset) leaveAsHtml(island);
  }, patience);
}
