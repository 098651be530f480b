import { Matrix4, Vector3 } from 'three';
import type { Triple } from './Stage.ts';

/** A flat side of a thing that the camera sees, on which marks can be drawn. */
export type Face = {
  /** The corner from which marks are measured: the upper left one of a wall, the far one of a top. */
  corner: Triple;
  facing: 'top' | 'left' | 'right';
  /** How much larger than usual marks are drawn on it. */
  scale?: number;
};

export type Faces = Record<Face['facing'], Face>;

/** Units of marks along a tile: as many as the day pictures have for the same thing. */
const unitsPerTile = 40;

/** How far marks lie above their face, so that they do not sink into it. */
const lift = 0.012;

/** For each side: where marks run to the right and down, and where the thing's inside is. */
const directions = {
  top: [new Vector3(1, 0, 0), new Vector3(0, 0, 1), new Vector3(0, -1, 0)],
  left: [new Vector3(1, 0, 0), new Vector3(0, -1, 0), new Vector3(0, 0, -1)],
  right: [new Vector3(0, 0, -1), new Vector3(0, -1, 0), new Vector3(-1, 0, 0)],
} as const;

/** The faces of a box; `at` is the middle of its lower side. */
export function facesOf([x, y, z]: Triple, [width, height, depth]: Triple): Faces {
  const [left, right, near, far] = [x - width / 2, x + width / 2, z + depth / 2, z - depth / 2];
  return {
    top: { facing: 'top', corner: [left, y + height, far] },
    left: { facing: 'left', corner: [left, y + height, near] },
    right: { facing: 'right', corner: [right, y + height, near] },
  };
}

/** Brings a flat geometry, measured to the right and downwards, onto a face. */
export function ontoFace({ corner, facing, scale = 1 }: Face): Matrix4 {
  const [across, down, inwards] = directions[facing];
  const place = new Vector3(...corner).addScaledVector(inwards, -lift);
  const size = scale / unitsPerTile;
  return new Matrix4()
    .makeBasis(across, down, inwards)
    .scale(new Vector3(size, size, 1))
    .setPosition(place);
}

/** The middle of a square face: a share of its side (in tiles), measured in so many units. */
export function middleOf({ corner, facing }: Face, side: number, share: number, units: number): Face {
  const [across, down] = directions[facing];
  const margin = (side * (1 - share)) / 2;
  const place = new Vector3(...corner).addScaledVector(across, margin).addScaledVector(down, margin);
  return { facing, corner: [place.x, place.y, place.z], scale: (side * share * unitsPerTile) / units };
}
