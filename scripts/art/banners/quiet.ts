import type { Stage } from '../night/Stage.ts';
import { slab } from '../night/slabs.ts';
import { box } from '../night/solids.ts';

export const view = { height: 7, middle: 0.4 };

/** Dark blocks by place, side and height. */
const blocks = [
  [-2, -2, 1.92, 0.5],
  [1, -2.5, 0.94, 1.3],
  [3, -1, 0.94, 0.7],
  [-2.5, 1.5, 0.94, 0.3],
  [2.5, 2.5, 1.92, 0.25],
  [-4, -1, 0.94, 0.9],
  [1, 3, 0.94, 0.4],
] as const;

/** A quiet floor at night: one tile of it is lit. */
export function build(stage: Stage): void {
  for (const [x, z, side, height] of blocks) {
    box(stage, { at: [x, 0, z], size: [side, height, side], material: 'deep', radius: 0.1 });
  }
  slab(stage, { at: [0, 0, 0], size: [0.96, 0.14, 0.96], material: 'lit', corner: 0.1 });
  stage.spill([0, 0.7, 0], 1.6);
}
