import { isPlainClick } from '../isPlainClick.ts';
import { leaveIfLate } from './leaveAsHtml.ts';
import { openerSelector, settledEvent, touch, unsettledSelector } from './protocol.ts';

/**
 * Holds a click on a link that opens a sleeping island, wakes the island, and then repeats the click: the
 * island opens or, if it has failed, the link is followed. Of several clicks, only the last is repeated. Until then its
 * link is busy: otherwise a tap would change nothing for as long as React takes.
 */
export function holdOpeners(): void {
  let held: HTMLElement | undefined;
  const repeat = () => {
    held!.ariaBusy = null;
    held!.click();
  };
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLElement>(openerSelector);
    const island =
      link &&
      document.querySelector<HTMLElement>(`[data-island="${link.dataset.opens}"]:is(${unsettledSelector})`);
    if (!island || !isPlainClick(event)) return;
    event.preventDefault();
    if (held) held.ariaBusy = null;
    else island.addEventListener(settledEvent, repeat, { once: true });
    held = link;
    held.ariaBusy = 'true';
    leaveIfLate(island);
    touch(island);
  });
}
