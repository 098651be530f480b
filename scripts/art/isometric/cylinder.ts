import { round } from '../round.ts';
import { mix } from './colours.ts';
import type { Drawing } from './Drawing.ts';
import { glow } from './glow.ts';
import { type Material, type MaterialName, materials } from './materials.ts';
import type { Plane } from './planes.ts';
import { flatCircle, type Point3, project } from './projection.ts';
import { shadow } from './shadow.ts';

type Cylinder = {
  /** The middle of the lower end. */
  at: Point3;
  radius: number;
  height: number;
  material: MaterialName;
  /** Whether it throws a shadow on what it stands on; by default only what stands on the plate does. */
  hasShadow?: boolean;
  /** Whether blue light falls on the ground around it. */
  glows?: boolean;
};

/** Draws an upright cylinder and returns its top to draw on, with the origin in the middle. */
export function cylinder(
  drawing: Drawing,
  { at, radius, height, material, hasShadow = at[2] <= 0, glows = false }: Cylinder,
): Plane {
  const [x, y, z] = at;
  const side = radius * 2;
  if (hasShadow)
    shadow(drawing, { at: [x - radius, y - radius, z], width: side, depth: side, radius, height });
  if (glows) glow(drawing, at, radius * 1.5);

  const top: Plane = { origin: [x, y, z + height], facing: 'top' };
  const [centreX, centreY] = project(top.origin).map((value) => round(value)) as [number, number];
  const [rx, ry] = [round(radius * flatCircle.across), round(radius * flatCircle.down)];
  const rim = `M${round(centreX - rx)} ${centreY}`;
  const halfTurn = `a${rx} ${ry} 0 0 0 ${round(rx * 2)} 0`;

  const { top: topColours, left, right, edge }: Material = materials[material];
  const wall = drawing.gradientAcross([
    [0, mix(left, topColours[0], 0.35)],
    [0.25, left],
    [0.62, mix(left, right, 0.6)],
    [0.9, right],
    [1, mix(right, left, 0.25)],
  ]);
  const cap = drawing.gradientDown(...topColours);
  drawing.add(`<path d="${rim}v${round(height)}${halfTurn}v${-round(height)}z" fill="${wall}"/>`);
  drawing.add(`<ellipse cx="${centreX}" cy="${centreY}" rx="${rx}" ry="${ry}" fill="${cap}"/>`);
  drawing.add(`<path d="${rim}${halfTurn}" fill="none" stroke="${edge}" stroke-opacity=".8"/>`);
  return top;
}
