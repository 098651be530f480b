import { round } from '../round.ts';
import type { Point2 } from './projection.ts';

/** Path data through the points: "M0 0L10 5". */
export function pathThrough(points: readonly Point2[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}
