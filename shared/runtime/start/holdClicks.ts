import { leaveIfLate } from '../islands/leaveAsHtml.ts';
import { openerSelector, settledEvent, touch, unsettledSelector } from '../islands/protocol.ts';
import { isPlainClick } from '../isPlainClick.ts';

/**
 * A button that needs script, or submits a form that script checks, or a link that opens an island. Enter in a field
 * also clicks a submit button.
 */
const heldControl = `button:not([type="reset"], [popovertarget]), ${openerSelector}`;

/** The island that handles the clicks on a control, unless it is awake or was left as HTML. */
const waitedFor = (control: HTMLElement): HTMLElement | null =>
  control.dataset.opens
    ? document.querySelector(`[data-island="${control.dataset.opens}"]:is(${unsettledSelector})`)
    : control.closest<HTMLElement>(unsettledSelector);

/**
 * Holds a click that needs an island which is not awake yet, wakes the island, and then repeats the click: of several,
 * only the last. So it does if the island fails: the browser then sends its form, or follows the link. The button may
 * have been replaced by then: `saveState` passes its click on. A link is busy meanwhile: otherwise a tap would change
 * nothing for as long as React takes.
 */
export function holdClicks(): void {
  // By the island's id: an extension may replace an island with a copy of its HTML.
  const held = new Map<string, HTMLElement>();
  const release = (id: string) => {
    const control = held.get(id);
    held.delete(id);
    if (control?.dataset.opens) control.ariaBusy = null;
    return control;
  };

  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest?.<HTMLElement>(heldControl);
      const island = control && waitedFor(control);
      if (!island || !isPlainClick(event)) return;
      event.preventDefault();
      event.stopPropagation();
      release(island.id);
      held.set(island.id, control);
      if (control.dataset.opens) control.ariaBusy = 'true';
      leaveIfLate(island.id);
      touch(island);
    },
    true,
  );
  addEventListener(settledEvent, ({ target }) => release((target as Element).id)?.click());
}
