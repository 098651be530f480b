import { isPlainClick } from '../isPlainClick.ts';
import { asleepSelector, settledEvent } from './events.ts';
import { leaveIfLate } from './leaveAsHtml.ts';

/**
 * Holds a click on a link whose `data-opens` names a sleeping island, wakes the island, and then repeats the click: the
 * island opens or, if it has failed, the link is followed. Of several clicks, only the last is repeated.
 */
export function holdOpeners(): void {
  let held: HTMLElement | undefined;
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLElement>('[data-opens]');
    const island =
      link && document.querySelector<HTMLElement>(`[data-island="${link.dataset.opens}"]${asleepSelector}`);
    if (!island || !isPlainClick(event)) return;
    event.preventDefault();
    if (!held) island.addEventListener(settledEvent, () => held?.click(), { once: true });
    held = link;
    leaveIfLate(island);
    island.dispatchEvent(new Event('focusin', { bubbles: true }));
  });
}
