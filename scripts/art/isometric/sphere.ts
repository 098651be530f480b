import { round } from '../round.ts';
import { mix } from './colours.ts';
import type { Drawing } from './Drawing.ts';
import { type MaterialName, materials } from './materials.ts';
import { flatCircle, type Point3, project } from './projection.ts';

/** Draws a ball, lit from above left, around a centre. It throws no shadow of its own. */
export function sphere(drawing: Drawing, centre: Point3, radius: number, material: MaterialName): void {
  const [x, y] = project(centre).map((value) => round(value));
  const { top, left, right } = materials[material];
  const fill = drawing.gradientAround([0.325, 0.275], 0.75, [
    [0, top[0]],
    [0.45, mix(top[1], left, 0.6)],
    [1, right],
  ]);
  drawing.add(`<circle cx="${x}" cy="${y}" r="${round(radius * flatCircle.across)}" fill="${fill}"/>`);
}
