import { leaveIfLate } from '../islands/failIsland.ts';
import { settledEvent, unsettledSelector } from '../islands/protocol.ts';

/** A button that needs script, or submits a form that script checks. Enter in a field also clicks a submit button. */
const heldButton = 'button:not([type="reset"], [popovertarget])';

/** What opens and closes natively. */
const nativeOpener = '[popovertarget], summary';

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
      const target = event.target as Element;
      // Some people double-click everything: the second click would close the menu that the first has opened.
      if (event.detail > 1 && target.closest?.(nativeOpener)) event.preventDefault();
      const button = target.closest?.<HTMLButtonElement>(heldButton);
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
