import type { Drawing } from './Drawing.ts';
import { extrude } from './extrude.ts';
import { type MaterialName, materials } from './materials.ts';
import type { Plane } from './planes.ts';
import type { Point3 } from './projection.ts';
import { shadow } from './shadow.ts';

type Panel = {
  /** Where the face looks. */
  facing: 'left' | 'right';
  /** The far lower corner. */
  at: Point3;
  /** Length of the face along the ground. */
  width: number;
  height: number;
  thickness: number;
  material: MaterialName;
  /** Radius of the corners of the face. */
  radius?: number;
};

/** Draws an upright sheet, such as a window or a card, that stands on the plate; returns its face to draw on. */
export function panel(
  drawing: Drawing,
  { facing, at, width, height, thickness, material, radius = 6 }: Panel,
): Plane {
  const [x, y, z] = at;
  const [alongX, alongY] = facing === 'left' ? [width, thickness] : [thickness, width];
  shadow(drawing, { at, width: alongX, depth: alongY, height: height / 2 });

  const nearX = facing === 'left' ? x : x + alongX;
  const face: Plane = { origin: [nearX, y + alongY, z + height], facing };
  extrude(drawing, { face, outline: { width, height, radius }, thickness, material: materials[material] });
  return face;
}
