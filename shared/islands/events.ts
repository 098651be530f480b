/** Events by which a visitor touches an island: with a pointer, a finger or the keyboard's focus. */
export const touchEvents = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Sent at an island once it is awake or has failed: what was held back for it goes on. It bubbles. */
export const settledEvent = 'island:settled';

/** What a touch is looked for in: a sleeping island, or an area of the page whose touch wakes the islands in it. */
export const touchSelector = '[data-wakes], [data-area]';

/** Islands that wait for their script: `data-wakes` is taken away when one is awake or has failed. */
export const asleepSelector = '[data-wakes]';
