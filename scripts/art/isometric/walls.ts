import { directionIn, type Facing } from './planes.ts';
import type { Point2, Point3 } from './projection.ts';

/** One straight side of a solid: its two corners in the outline of the face, and where it looks in the world. */
export type Wall = { from: Point2; to: Point2; normal: Point3 };

function wallBetween(facing: Facing, from: Point2, to: Point2): Wall {
  const [du, dv] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(du, dv);
  return { from, to, normal: directionIn(facing, dv / length, -du / length) };
}

/** The reader looks along (-1, -1, -1), the direction that the projection makes a single point. */
const isSeen = ({ normal: [x, y, z] }: Wall) => x + y + z > 1e-6;

/**
 * The sides of a solid that the reader sees, in clockwise order and without a gap.
 * @param outline corners of the face, clockwise and convex
 */
export function seenWalls(facing: Facing, outline: readonly Point2[]): Wall[] {
  const walls = outline
    .map((from, index) => wallBetween(facing, from, outline[(index + 1) % outline.length]!))
    .filter(({ normal }) => normal.every(Number.isFinite));
  const first = walls.findIndex((wall, index) => isSeen(wall) && !isSeen(walls.at(index - 1)!));
  return [...walls.slice(first), ...walls.slice(0, first)].filter(isSeen);
}
