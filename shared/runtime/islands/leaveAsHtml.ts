import { setState } from './protocol.ts';

/** How long a press waits for a script that neither loads nor fails, in milliseconds. */
const patience = 6000;

/** Leaves an island that is asleep as plain HTML, which works natively. */
export function leaveAsHtml(island: HTMLElement): void {
  if (island.dataset.state === 'asleep') setState(island, 'failed');
}

/** Leaves an island as plain HTML if it does not wake in time: its script may never load, and a press is waiting. */
export function leaveIfLate(island: HTMLElement): void {
  setTimeout(leaveAsHtml, patience, island);
}
