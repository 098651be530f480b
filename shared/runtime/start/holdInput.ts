import { asleepSelector, settledEvent } from '../islands/events.ts';
import { leaveIfLate } from '../islands/leaveAsHtml.ts';

/** A button that needs script, or that sends a form, which its script checks. Enter in a field clicks the latter too. */
const heldButton = 'button:not([type="reset"], [popovertarget])';

/**
 * Holds a click that an island cannot handle before it is awake, and repeats it then. Of several the last one counts. A
 * failed island gets it too: the browser checks and sends its form. The HTML may have been replaced by then.
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
