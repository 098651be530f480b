/** Rounds a number for SVG; a tenth of a unit is finer than any screen shows. */
export function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits)) || 0;
}
