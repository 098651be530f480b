/** Events by which a visitor touches an island: with a pointer, a finger, a dragged file or keyboard focus. */
export const touchEvents = ['pointerover', 'pointerdown', 'dragenter', 'focusin'] as const;

/** Dispatched on an island once it is awake or has failed, so that held clicks are repeated. It bubbles. */
export const settledEvent = 'island:settled';

/** Elements that wake islands when touched: an island, or an area that contains islands. */
export const touchSelector = '[data-island], [data-area]';

/** Islands that are still asleep: `data-hydrate-on` is removed once an island is awake or has failed. */
export const asleepSelector = '[data-hydrate-on]';

/**
 * Attribute of a popover that was opened by hovering, not by a click. It is kept in the page so that it survives when
 * the island is rendered again.
 */
export const byHover = 'data-by-hover';
