import { asleepSelector, settledEvent } from '../islands/events.ts';
import { leaveIfLate } from '../islands/leaveAsHtml.ts';

/** A button that needs script, or submits a form that script checks. Enter in a field also clicks a submit button. */
const heldButton = 'button:not([type="reset"], [popovertarget])';

/**
 * Holds a click on an island that is not awake yet, and repeats it once the island is awake. Of several clicks, only
 * the last is repeated. So is one on an island that fails: the browser then checks and sends its form. The HTML may
 * have been replaced by then.
 */
export function holdInput(): void {
  const held = new Map<Element, () => HTMLElement | undefined>();

  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest?.<HTMLButtonElement>(heldButton);
      const island = button?.closest<HTMLElement>(asleepSelector);
      if (!island) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const alike = () => [...island.querySelectorAll<HTMLElement>(`button[type="${button!.type}"]`)];
      const index = alike().indexOf(button!);
      held.set(island, () => alike()[index]);
      leaveIfLate(island);
    },
    true,
  );
  addEventListener(settledEvent, ({ target }) => {
    const find = held.get(target as Element);
    held.delete(target as Element);
    find?.()?.click();
  });
}
