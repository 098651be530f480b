import { round } from '../round.ts';
import type { Drawing } from './Drawing.ts';
import { type Point3, project } from './projection.ts';

/** Where a face looks: up, to the lower left or to the lower right. */
export type Facing = 'top' | 'left' | 'right';

/**
 * A face of a solid as a sheet to draw on. The origin is its upper left corner as one reads it; u runs along
 * the face to the right, v down. On a top, u runs to the lower right and v to the lower left.
 */
export type Plane = { origin: Point3; facing: Facing };

const axes = {
  top: { u: [1, 0, 0], v: [0, 1, 0], normal: [0, 0, 1] },
  left: { u: [1, 0, 0], v: [0, 0, -1], normal: [0, 1, 0] },
  right: { u: [0, -1, 0], v: [0, 0, -1], normal: [1, 0, 0] },
} as const satisfies Record<Facing, Record<'u' | 'v' | 'normal', Point3>>;

const combine = (a: Point3, factorA: number, b: Point3, factorB: number): Point3 => [
  a[0] * factorA + b[0] * factorB,
  a[1] * factorA + b[1] * factorB,
  a[2] * factorA + b[2] * factorB,
];

/** The direction in the world of a direction in a face. */
export function directionIn(facing: Facing, u: number, v: number): Point3 {
  return combine(axes[facing].u, u, axes[facing].v, v);
}

/** The point of the world at (u, v) of a face. */
export function pointOn({ origin, facing }: Plane, u: number, v: number): Point3 {
  return combine(origin, 1, directionIn(facing, u, v), 1);
}

/** The way from a face straight into its solid, as long as the solid is thick. */
export function inward(facing: Facing, thickness: number): Point3 {
  return combine(axes[facing].normal, -thickness, [0, 0, 0], 0);
}

/** Lays SVG, drawn flat in units of the face, onto the face. */
export function drawOn(drawing: Drawing, { origin, facing }: Plane, svg: string): void {
  const columns = [project(axes[facing].u), project(axes[facing].v)].flat().map((value) => round(value, 4));
  const place = project(origin).map((value) => round(value));
  drawing.add(`<g transform="matrix(${[...columns, ...place].join(' ')})">${svg}</g>`);
}
