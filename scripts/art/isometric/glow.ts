import { round } from '../round.ts';
import type { Drawing } from './Drawing.ts';
import { ink } from './inks.ts';
import { flatCircle, type Point3, project } from './projection.ts';

/** Lays a soft blue light on a level surface: centre in the world, radius in units, opacity from 0 to 1. */
export function glow(drawing: Drawing, centre: Point3, radius: number, opacity = 0.55): void {
  const [x, y] = project(centre).map((value) => round(value));
  const [rx, ry] = [round(radius * flatCircle.across), round(radius * flatCircle.down)];
  const fill = drawing.gradientAround([0.5, 0.5], 0.5, [
    [0, ink.lit, 0.75],
    [0.55, ink.lit, 0.28],
    [1, ink.lit, 0],
  ]);
  drawing.add(`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" opacity="${opacity}"/>`);
}
