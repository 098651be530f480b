/* Numbers of the design that scripts need. */

/**
 * Widths in CSS pixels at the browser's default text size. Ask for them with `breakpointUp`. Styles have the same
 * in shared/styles/settings/_breakpoints.scss; tests/unit/styles.test.ts keeps both alike.
 */
export const breakpoints = {
  /** Two-column forms, tiles and cards. */
  small: 600,
  /** The switch between narrow and wide header, still and film. */
  medium: 900,
  /** Three technology cards side by side. */
  carousel: 1024,
  /** Industries' tiles of two heights, three testimonials side by side. */
  large: 1200,
  /** A wider page. */
  xlarge: 1920,
} as const;

/** A breakpoint by its name in `breakpoints`. */
export type BreakpointName = keyof typeof breakpoints;

/** Times in milliseconds; those of styles are in shared/styles/settings/_motion.scss. */
export const durations = {
  /** A group of content fades up when it is scrolled to. */
  reveal: 800,
  /** A carousel moves on by one slide. */
  carouselMove: 2000,
  /** A carousel waits between two moves. */
  carouselDelay: 3000,
  /** A toast or an alert stays. */
  notice: 4000,
} as const;

/** Milliseconds for which a dropdown stays when the pointer slips out of it. */
export const dropdownGrace = 150;

/** Pixels of vertical scroll past which the wide header is white and fixed. */
export const headerScrollThreshold = 46;

/** Pixels that a group must have entered the window before it is revealed. */
export const revealOffset = 120;

/** Milliseconds between neighbours of a revealed group. AOS knows delays in steps of 50 only. */
export const revealStep = 100;

/** Neighbours after this many are revealed together with the last one. */
export const revealStepLimit = 4;

/** Pixels that the partners' logos move in a second. */
export const marqueeSpeed = 60;

/** The media query of visitors who have not asked for less motion. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)';

/** The media query for a breakpoint and up: in em, as in the styles, so that larger text moves both alike. */
export function breakpointUp(name: BreakpointName): string {
  return `(min-width: ${breakpoints[name] / 16}em)`;
}
