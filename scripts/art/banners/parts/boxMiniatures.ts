import type { MaterialName } from '../../night/materials.ts';
import type { Stage, Triple } from '../../night/Stage.ts';
import { box } from '../../night/solids.ts';

/** A service's object in a square of one tile: where its floor's middle is, and its material. */
export type Miniature = (stage: Stage, at: Triple, material: MaterialName) => void;

/** Boxes by their place and size around the miniature's middle. */
const ofBoxes =
  (...boxes: readonly (readonly [place: Triple, size: Triple])[]): Miniature =>
  (stage, [x, y, z], material) => {
    for (const [[dx, dy, dz], size] of boxes) {
      box(stage, { at: [x + dx, y + dy, z + dz], size, material, radius: 0.06 });
    }
  };

/** An inspection arch. */
export const arch = ofBoxes(
  [
    [-0.36, 0, 0],
    [0.2, 0.9, 0.36],
  ],
  [
    [0.36, 0, 0],
    [0.2, 0.9, 0.36],
  ],
  [
    [0, 0.75, 0],
    [0.92, 0.24, 0.36],
  ],
);

/** Steps that climb to the right. */
export const steps = ofBoxes(
  [
    [-0.32, 0, 0],
    [0.28, 0.3, 0.7],
  ],
  [
    [0, 0, 0],
    [0.28, 0.55, 0.7],
  ],
  [
    [0.32, 0, 0],
    [0.28, 0.85, 0.7],
  ],
);

/** Four columns of a chart. */
export const columns = ofBoxes(
  [
    [-0.26, 0, -0.26],
    [0.36, 0.9, 0.36],
  ],
  [
    [0.26, 0, -0.26],
    [0.36, 0.5, 0.36],
  ],
  [
    [-0.26, 0, 0.26],
    [0.36, 0.35, 0.36],
  ],
  [
    [0.26, 0, 0.26],
    [0.36, 0.65, 0.36],
  ],
);

/** A hub with four arms. */
export const hub: Miniature = (stage, at, material) => {
  const arms = ofBoxes(
    [
      [0, 0.1, 0],
      [1, 0.16, 0.16],
    ],
    [
      [0, 0.1, 0],
      [0.16, 0.16, 1],
    ],
    [
      [0, 0, 0],
      [0.5, 0.6, 0.5],
    ],
  );
  arms(stage, at, material);
};

/** A processor. */
export const chip = ofBoxes(
  [
    [0, 0, 0],
    [0.96, 0.16, 0.96],
  ],
  [
    [0, 0.16, 0],
    [0.56, 0.26, 0.56],
  ],
);

/** A finished block. */
export const cube = ofBoxes([
  [0, 0, 0],
  [1, 1, 1],
]);

/** Blocks with one open place. */
export const fitting = ofBoxes(
  [
    [-0.24, 0, -0.24],
    [0.44, 0.44, 0.44],
  ],
  [
    [0.24, 0, -0.24],
    [0.44, 0.7, 0.44],
  ],
  [
    [-0.24, 0, 0.24],
    [0.44, 0.26, 0.44],
  ],
);
