import type { Point2 } from './projection.ts';

/** Shortens a number for SVG; a tenth of a unit is finer than any screen shows. */
export function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits)) || 0;
}

/** Path data through the points: "M0 0L10 5". */
export function pathThrough(points: readonly Point2[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

/** Makes a text safe between tags and inside a quoted attribute. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
