/** A point of the flat picture, in SVG units: x to the right, y downwards. */
export type Point2 = readonly [x: number, y: number];

/**
 * A point or a direction of the drawn world, in SVG units: x runs to the lower right, y to the lower left,
 * z upwards. The middle of the plate's surface is [0, 0, 0].
 */
export type Point3 = readonly [x: number, y: number, z: number];

const cos30 = Math.cos(Math.PI / 6);

/** A circle of radius 1 lying flat becomes an ellipse with these half axes. */
export const flatCircle = { across: Math.sqrt(1.5), down: Math.SQRT1_2 };

/** Isometric projection: where a point of the world appears in the picture. */
export function project([x, y, z]: Point3): Point2 {
  return [(x - y) * cos30, (x + y) / 2 - z];
}
