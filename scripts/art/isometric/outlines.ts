import type { Point2 } from './projection.ts';

const quarter = Math.PI / 2;

/**
 * The corners of a rectangle from (0, 0), clockwise, its corners rounded by short straight steps.
 * A radius larger than half a side is cut down to it.
 */
export function roundedRectangle(width: number, height: number, radius: number, steps = 6): Point2[] {
  const r = Math.min(radius, width / 2, height / 2);
  const centres: Point2[] = [
    [r, r],
    [width - r, r],
    [width - r, height - r],
    [r, height - r],
  ];
  return centres.flatMap(([x, y], corner) =>
    Array.from({ length: steps + 1 }, (_, step): Point2 => {
      const angle = quarter * (corner + 2 + step / steps);
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    }),
  );
}
