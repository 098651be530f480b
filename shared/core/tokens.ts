/** In CSS pixels at the browser's default text size. The styles have the same and more in settings/_layout.scss. */
export const breakpoints = { small: 600, medium: 900, carousel: 1024, large: 1200 } as const;

export type BreakpointName = keyof typeof breakpoints;

/** In milliseconds; those for styles are in settings/_effects.scss. */
export const durations = { carouselMove: 2000, carouselDelay: 3000, notice: 4000 } as const;

/** In milliseconds, after the pointer has left a dropdown. */
export const dropdownGrace = 150;

/** In pixels. */
export const headerScrollThreshold = 46;

/** Pixels that a group must have entered the window before it is revealed. */
export const revealOffset = 120;

/** In milliseconds, between neighbours of a revealed group. */
export const revealStep = 100;

/** The delay stops growing after this many neighbours. */
export const revealStepLimit = 4;

export const motionAllowed = '(prefers-reduced-motion: no-preference)';

/** In em as in the styles, so that both follow the text size. */
export function breakpointUp(name: BreakpointName): string {
  return `(min-width: ${breakpoints[name] / 16}em)`;
}
