/*
 * What islands, the inline script, the page's entry, links and styles agree on: attributes, events and who sets them.
 */

/**
 * The states of an island, in its `data-state`: its script has not been fetched or is on its way, React is hydrating
 * it, it works, or it was left as plain HTML.
 */
export type IslandState = 'asleep' | 'waking' | 'awake' | 'failed';

/** An island's element. `isWoken` is not an attribute: an extension may replace an island with a copy of its HTML. */
export type IslandElement = HTMLElement & { isWoken?: boolean };

/** When an island wakes: when a visitor touches it, or already once it is in the window. */
export type HydrateOn = 'touch' | 'visible';

/** Id of the element with an island's props, by the island's own. */
export const propsId = (id: string) => `${id}-props`;

/** The attribute of an area around islands: a touch anywhere in it wakes them. */
export const touchArea = { 'data-touch-area': '' };

/** Links that an island, once awake, handles instead of the browser: the one that the attribute names. */
export const openerSelector = '[data-opens]';
const areaSelector = '[data-touch-area]';
export const islandSelector = '[data-island]';
export const visibleSelector = '[data-hydrate-on="visible"]';

/** Islands whose clicks are held: they are neither awake nor left as HTML. */
export const unsettledSelector = '[data-state=asleep],[data-state=waking]';

/**
 * Events by which a visitor touches an island: with a pointer, a finger, a dragged file or the keyboard's focus, or by a
 * click that none of them precedes, as of voice control.
 */
export const touchEvents = ['pointerover', 'pointerdown', 'dragenter', 'focusin', 'click'] as const;

export const touchSelector = `${islandSelector}, ${areaSelector}`;

/** Attribute of what was touched, which may have been before the page's entry has loaded. */
export const touched = 'data-touched';

/**
 * Attribute of a popover that was opened by hovering, not by a click. It is kept in the page so that it survives when
 * the island is rendered again.
 */
export const byHover = 'data-by-hover';

/** Dispatched on an island once it is awake or has failed, so that held clicks are repeated. It bubbles. */
export const settledEvent = 'settled';

const dispatch = (element: HTMLElement, type: string) =>
  element.dispatchEvent(new Event(type, { bubbles: true }));

export const stateOf = ({ dataset }: HTMLElement) => dataset.state as IslandState;

/** Changes an island's state, and tells when it has settled. */
export function setState(island: HTMLElement, state: Exclude<IslandState, 'asleep'>): void {
  island.dataset.state = state;
  if (state !== 'waking') dispatch(island, settledEvent);
}

/** Touches an element on behalf of a visitor who is waiting for the islands that it wakes. */
export const touch = (element: HTMLElement) => dispatch(element, 'focusin');
