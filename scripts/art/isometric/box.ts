import type { Drawing } from './Drawing.ts';
import { extrude } from './extrude.ts';
import { glow } from './glow.ts';
import { type MaterialName, materials } from './materials.ts';
import type { Plane } from './planes.ts';
import type { Point3 } from './projection.ts';
import { shadow } from './shadow.ts';

type Box = {
  /** The far lower corner. */
  at: Point3;
  /** Lengths along x, y and z. */
  size: readonly [width: number, depth: number, height: number];
  material: MaterialName;
  /** Radius of the four upright edges: 6 to 12 for most things. */
  radius?: number;
  /** Whether it throws a shadow on what it stands on; by default only what stands on the plate does. */
  hasShadow?: boolean;
  /** Whether blue light falls on the ground around it. */
  glows?: boolean;
};

/** Draws a box with rounded upright edges and returns its three visible faces to draw on. */
export function box(
  drawing: Drawing,
  { at, size, material, radius = 8, hasShadow = at[2] <= 0, glows = false }: Box,
): Record<'top' | 'left' | 'right', Plane> {
  const [x, y, z] = at;
  const [width, depth, height] = size;
  if (hasShadow) shadow(drawing, { at, width, depth, radius, height });
  if (glows) glow(drawing, [x + width / 2, y + depth / 2, z], Math.max(width, depth) * 0.75);

  const top: Plane = { origin: [x, y, z + height], facing: 'top' };
  const outline = { width, height: depth, radius };
  extrude(drawing, { face: top, outline, thickness: height, material: materials[material] });
  return {
    top,
    left: { origin: [x, y + depth, z + height], facing: 'left' },
    right: { origin: [x + width, y + depth, z + height], facing: 'right' },
  };
}
