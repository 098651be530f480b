import { asleepSelector, settledEvent } from '../islands/events.ts';

/** A button that needs script: it neither sends a form nor opens a popover. */
const scriptButton = 'button[type="button"]:not([popovertarget])';

/**
 * Holds a click or submit that an island cannot handle before it is awake, and repeats it then. Of several the last
 * one counts. A failed island gets it too: its form is sent natively.
 */
export function holdInput(): void {
  const held = new Map<Element, () => void>();

  const hold = (event: Event, action: () => void) => {
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
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      // The form instead of the event's target: a failed island's HTML is replaced.
      hold(event, () => form.requestSubmit((event as SubmitEvent).submitter));
    },
    true,
  );
  addEventListener(settledEvent, ({ target }) => {
    const action = held.get(target as Element);
    held.delete(target as Element);
    action?.();
  });
}
