import { isPlainClick } from '../links.ts';
import { leaveIfLate } from './failIsland.ts';
import { openerSelector, settledEvent, touch, unsettledSelector } from './protocol.ts';

/**
 * Holds a click on a link that opens a sleeping island, wakes the island, and then repeats the click: the
 * island opens or, if it has failed, the link is followed. Of several clicks, only the last is repeated. Until then its
 * link is busy: otherwise a tap would change nothing for as long as React takes.
 */
export function holdOpeners(): void {
  let held: HTMLElement | undefined;
  const release = () => {
    const link = held;
    held = undefined;
    if (link) link.ariaBusy = null;
    return link;
  };
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLElement>(openerSelector);
    const island =
      link &&
      document.querySelector<HTMLElement>(`[data-island="${link.dataset.opens}"]:is(${unsettledSelector})`);
    if (!island || !isPlainClick(event)) return;
    event.preventDefault();
    release();
    held = link;
    held.ariaBusy = 'true';
    leaveIfLate(island);
    touch(island);
  });
  // By its name: an extension may have replaced the island with a copy of its HTML.
  addEventListener(settledEvent, ({ target }) => {
    if (held && (target as HTMLElement).dataset.island === held.dataset.opens) release()!.click();
  });
}
