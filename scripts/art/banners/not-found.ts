import type { Stage } from '../night/Stage.ts';
import { slab } from '../night/slabs.ts';
import { sphere } from '../night/solids.ts';
import { backdrop } from './parts/backdrop.ts';

export const view = { height: 7.2, middle: 0.5 };

const thickness = 0.4;

/** A path of stones with one stone missing; lit stones lead round the gap. */
export function build(stage: Stage): void {
  const stone = (x: number, z: number, material: 'mist' | 'lit') =>
    slab(stage, { at: [x, 0, z], size: [0.92, thickness, 0.92], material, corner: 0.12 });
  for (const x of [-4, -3, -2, -1, 1, 2, 3, 4]) stone(x, 0, 'mist');
  for (const x of [-1, 0, 1]) {
    stone(x, 1, 'lit');
    stage.spill([x, 0.9, 1.2], 0.8);
  }
  sphere(stage, [-2, thickness + 0.36, 0], 0.36, 'paper');
  backdrop(stage, [-2.4, -2.6, 1.2], [1.4, -2.8, 0.7], [3.4, -2, 1.5], [-3, 2.6, 0.4], [2.8, 2.6, 0.4]);
}
