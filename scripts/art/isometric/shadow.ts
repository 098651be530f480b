import type { Drawing } from './Drawing.ts';
import { ink } from './inks.ts';
import { facePath } from './outlines.ts';
import type { Plane } from './planes.ts';
import type { Point3 } from './projection.ts';

type Footprint = {
  /** The far corner of what throws the shadow; z is the ground that the shadow falls on. */
  at: Point3;
  width: number;
  depth: number;
  radius?: number;
  /** Height of what throws the shadow; the shadow grows with it up to a height of 76. */
  height: number;
};

/** A soft shadow to the lower right of something that stands on the ground. */
export function shadow(
  drawing: Drawing,
  { at: [x, y, z], width, depth, radius = 4, height }: Footprint,
): void {
  const reach = Math.min(height / 2, 38);
  const ground: Plane = { origin: [x + reach * 0.55, y + reach * 0.1, z], facing: 'top' };
  const outline = { width: width + reach * 0.25, height: depth, radius: Math.max(radius, 4) };
  drawing.add(
    `<path d="${facePath(ground, outline)}" fill="${ink.shadow}" fill-opacity=".17" filter="${softEdge(drawing)}"/>`,
  );
}

/** The blur of all shadows, as a reference for a filter attribute. */
export function softEdge(drawing: Drawing): string {
  const area = 'x="-40%" y="-40%" width="180%" height="180%"';
  return drawing.define('filter', area, '<feGaussianBlur stdDeviation="5"/>');
}
