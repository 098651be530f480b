import { setState } from './protocol.ts';

/** How long a press waits for a script that neither loads nor fails, in milliseconds. */
const patience = 6000;

/** Leaves an island that is asleep as plain HTML, which works natively. */
export function leaveAsHtml(island: HTMLElement | null): void {
  if (island?.dataset.state === 'asleep') setState(island, 'failed');
}

/** Leaves the island of this id as plain HTML if it does not wake in time: its script may never load, and a press waits. */
export function leaveIfLate(id: string): void {
  setTimeout(() => leaveAsHtml(document.getElementById(id)), patience);
}
