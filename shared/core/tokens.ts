/* The design's numbers that scripts need. */

/**
 * Widths in CSS pixels at the browser's default text size. Query them with `breakpointUp`. The styles have the same and
 * more in shared/styles/settings/_layout.scss; tests/unit/styles.test.ts compares the two.
 */
export const breakpoints = {
  /** Two-column forms, tiles and cards. */
  small: 600,
  /** Narrow or wide header; the hero's still or its film. */
  medium: 900,
  /** Three technology cards side by side. */
  carousel: 1024,
  /** Industry tiles of two heights, three testimonials side by side. */
  large: 1200,
} as const;

export type BreakpointName = keyof typeof breakpoints;

/** Times in milliseconds; those for styles are in shared/styles/settings/_effects.scss. */
export const durations = {
  carouselMove: 2000,
  carouselDelay: 3000,
  notice: 4000,
} as const;

/** Milliseconds for which a dropdown stays open after the pointer has left it. */
export const dropdownGrace = 150;

/** Pixels of vertical scroll past which the wide header is white and fixed. */
export const headerScrollThreshold = 46;

/** Pixels that a group must have entered the window before it is revealed. */
export const revealOffset = 120;

/** Milliseconds between neighbours of a revealed group. */
export const revealStep = 100;

/** The delay stops growing after this many neighbours. */
export const revealStepLimit = 4;

/** Pixels that the partners' logos move in a second. */
export const marqueeSpeed = 60;

export const motionAllowed = '(prefers-reduced-motion: no-preference)';

/** The media query for a breakpoint and up, in em as in the styles, so that both follow the text size. */
export function breakpointUp(name: BreakpointName): string {
  return `(min-width: ${breakpoints[name] / 16}em)`;
}
