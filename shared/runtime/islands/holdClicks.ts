import { isPlainClick } from '../links.ts';
import { leaveAsHtml, openerSelector, settledEvent, touch, unsettledSelector } from './protocol.ts';

/** A button that needs script, or submits a form that script checks. Enter in a field also clicks a submit button. */
const heldButton = 'button:not([type="reset"], [popovertarget])';

/** How long a press waits, in milliseconds. */
const patience = 6000;

/** @returns a function that repeats a click once an island is awake or has failed; of several, only the last */
function clickHolder() {
  // By the island's id: an extension may replace it with a copy of its HTML.
  const held = new Map<string, HTMLElement>();
  addEventListener(settledEvent, ({ target }) => {
    const { id } = target as Element;
    const pressed = held.get(id);
    held.delete(id);
    // React shows changes at once only after the effect in which the island settles.
    queueMicrotask(() => pressed?.click());
  });
  return (event: Event, pressed: HTMLElement, island: HTMLElement) => {
    event.preventDefault();
    held.set(island.id, pressed);
    // The script may never load.
    setTimeout(leaveAsHtml, patience, island);
  };
}

/** The button may have been replaced by the time that its click is repeated: `saveState` passes the click on. */
export function holdClicks(): void {
  const hold = clickHolder();
  const onClick = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest?.<HTMLElement>('button, summary');
    // Some people double-click everything: the second click would close the menu that the first has opened.
    if (event.detail > 1 && pressed?.matches('[popovertarget], summary')) event.preventDefault();
    const island = pressed?.closest<HTMLElement>(unsettledSelector);
    if (!island || !pressed!.matches(heldButton)) return;
    event.stopPropagation();
    hold(event, pressed!, island);
  };
  addEventListener('click', onClick, true);
}

/** Holds clicks on links that open an island, and wakes it. If it fails, the link is followed. */
export function holdOpeners(): void {
  const hold = clickHolder();
  let busy: Element | undefined;
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLElement>(openerSelector);
    if (!link) return;
    if (busy) busy.ariaBusy = null;
    const named = `[data-island="${link.dataset.opens}"]`;
    const island = document.querySelector<HTMLElement>(`${named}:is(${unsettledSelector})`);
    if (!island || !isPlainClick(event)) return;
    link.ariaBusy = 'true';
    busy = link;
    hold(event, link, island);
    touch(island);
  });
}
