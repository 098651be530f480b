import { leaveIfLate } from '../islands/leaveAsHtml.ts';
import { settledEvent, unsettledSelector } from '../islands/protocol.ts';

/** A button that needs script, or submits a form that script checks. Enter in a field also clicks a submit button. */
const heldButton = 'button:not([type="reset"], [popovertarget])';

/**
 * Holds a click on an island that is not awake yet, and repeats it once the island is awake. Of several clicks, only
 * the last is repeated. So is one on an island that fails: the browser then checks and sends its form. The button may
 * have been replaced by then: `saveState` passes its click on.
 */
export function holdClicks(): void {
  const held = new Map<Element, HTMLButtonElement>();

  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest?.<HTMLButtonElement>(heldButton);
      const island = button?.closest<HTMLElement>(unsettledSelector);
      if (!button || !island) return;
      event.preventDefault();
      event.stopPropagation();
      held.set(island, button);
      leaveIfLate(island);
    },
    true,
  );
  addEventListener(settledEvent, ({ target }) => {
    const button = held.get(target as Element);
    held.delete(target as Element);
    button?.click();
  });
}
