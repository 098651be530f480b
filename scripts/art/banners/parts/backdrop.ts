import type { Stage } from '../../night/Stage.ts';
import { box } from '../../night/solids.ts';

/** Puts up the dark blocks that give a scene depth, each by x, z and height. */
export function backdrop(
  stage: Stage,
  ...blocks: readonly (readonly [x: number, z: number, height: number])[]
) {
  for (const [x, z, height] of blocks) {
    box(stage, { at: [x, 0, z], size: [1.1, height, 1.1], material: 'deep', radius: 0.14 });
  }
}
