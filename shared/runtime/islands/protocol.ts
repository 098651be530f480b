/** Its script has not come yet, React is hydrating it, it works, or it is left as plain HTML. */
export type IslandState = 'asleep' | 'waking' | 'awake' | 'failed';

/** An island wakes when a pointer, a finger or the focus reaches it or a `touchArea` around it, or also in view. */
export type HydrateOn = 'touch' | 'visible';

export const propsId = (id: string) => `${id}-props`;

export const touchArea = { 'data-touch-area': '' };

/** Links that an island, once awake, handles instead of the browser: the one that the attribute names. */
export const openerSelector = '[data-opens]';
export const islandSelector = '[data-island]';

export const unsettledSelector = '[data-state=asleep],[data-state=waking]';

// Nothing precedes a click of voice control.
export const touchEvents = ['pointerover', 'pointerdown', 'dragenter', 'focusin', 'click'] as const;

export const touchSelector = `${islandSelector}, [data-touch-area]`;

/** What was touched before the page's entry has loaded. */
export const touched = 'data-touched';

/** A popover that was opened by hovering. An attribute survives when the island is rendered again. */
export const byHover = 'data-by-hover';

/** An island is awake or has failed. */
export const settledEvent = 'settled';

const dispatch = (element: HTMLElement, type: string) =>
  element.dispatchEvent(new Event(type, { bubbles: true }));

export const stateOf = ({ dataset }: HTMLElement) => dataset.state as IslandState;

export function setState(island: HTMLElement, state: Exclude<IslandState, 'asleep'>): void {
  island.dataset.state = state;
  if (state !== 'waking') dispatch(island, settledEvent);
}

export function leaveAsHtml(island: HTMLElement): void {
  if (stateOf(island) === 'asleep') setState(island, 'failed');
}

export const touch = (element: HTMLElement) => dispatch(element, 'focusin');
