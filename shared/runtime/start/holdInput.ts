import { asleepSelector, settledEvent } from '../islands/events.ts';

/** A button that needs script: it neither sends a form nor opens a popover. */
const scriptButton = 'button[type="button"]:not([popovertarget])';

/** Sends the form that the island has by then: the HTML of a failed one is replaced. */
const send = (island: Element) => island.querySelector('form')?.requestSubmit();

/**
 * Holds a click or submit that an island cannot handle before it is awake, and repeats it then. Of several the last
 * one counts. A failed island gets it too: its form is sent natively.
 */
export function holdInput(): void {
  const held = new Map<Element, (island: Element) => void>();

  const hold = (event: Event, action: (island: Element) => void) => {
    const island = (event.target as Element).closest(asleepSelector);
    if (!island) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.set(island, action);
  };
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest?.<HTMLElement>(scriptButton);
      if (button) hold(event, () => button.click());
    },
    true,
  );
  addEventListener('submit', (event) => hold(event, send), true);
  addEventListener(settledEvent, ({ target }) => {
    const action = held.get(target as Element);
    held.delete(target as Element);
    action?.(target as Element);
  });
}
