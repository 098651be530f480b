/** Events by which a visitor touches an island: with a pointer, a finger, a dragged file or the keyboard's focus. */
export const touchEvents = ['pointerover', 'pointerdown', 'dragenter', 'focusin'] as const;

/** Dispatched on an island when it is awake or has failed, which releases held input. It bubbles. */
export const settledEvent = 'island:settled';

/** Elements whose touch wakes islands: an island, or an area with islands in it. */
export const touchSelector = '[data-island], [data-area]';

/** Islands without their script: `data-hydrate-on` is removed when one is awake or has failed. */
export const asleepSelector = '[data-hydrate-on]';

/**
 * Attribute of a popover that the pointer opened, not a click. It is in the page, so that it stays known when the island
 * is rendered again.
 */
export const byHover = 'data-by-hover';
