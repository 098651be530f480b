import { blend, mix } from './colours.ts';
import type { Point3 } from './projection.ts';

/** How a solid takes the light, which comes from above left. */
export type Material = {
  /** The top, from its far to its near corner. */
  top: readonly [far: string, near: string];
  /** The wall that looks to the lower left: in half light. */
  left: string;
  /** The wall that looks to the lower right: the darkest. */
  right: string;
  /** The thin light along the front edge of the top. */
  edge: string;
};

export const materials = {
  paper: { top: ['#FFFFFF', '#F2F6FB'], left: '#DCE6F1', right: '#C3D0E1', edge: '#FFFFFF' },
  mist: { top: ['#F0F5FA', '#E1EAF4'], left: '#CAD7E6', right: '#AEBED3', edge: '#FFFFFF' },
  steel: { top: ['#CAD7E7', '#B6C7DC'], left: '#9CB0CB', right: '#8196B6', edge: '#E6EEF7' },
  navy: { top: ['#1F477F', '#163969'], left: '#0F2C57', right: '#091E3E', edge: '#4F76AC' },
  lit: { top: ['#5AD0F7', '#22B7EA'], left: '#06A3DA', right: '#0485B4', edge: '#B8ECFC' },
  plate: { top: ['#F8FBFD', '#E8F0F7'], left: '#D3DFEC', right: '#B9C8DB', edge: '#FFFFFF' },
} as const satisfies Record<string, Material>;

export type MaterialName = keyof typeof materials;

/** The colour of a surface that looks in the given direction; rounded corners blend from wall to wall by it. */
export function shade(material: Material, [x, y, z]: Point3): string {
  const facing = (part: number) => Math.max(0, part) ** 2;
  return blend([
    [mix(...material.top, 0.5), facing(z)],
    [material.left, facing(y)],
    [material.right, facing(x)],
  ]);
}
