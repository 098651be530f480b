import { bar, drawOn, stroke } from '../../night/marks.ts';
import type { MaterialName } from '../../night/materials.ts';
import type { Stage } from '../../night/Stage.ts';
import { panel, slab } from '../../night/slabs.ts';
import { box } from '../../night/solids.ts';
import { backdrop } from '../parts/backdrop.ts';

export const view = { height: 7.4, middle: 1.3 };

/** Columns by place, height and material. The lit one is the peak. */
const columns: readonly (readonly [x: number, z: number, height: number, material: MaterialName])[] = [
  [-2.2, 0.2, 0.6, 'steel'],
  [-1.1, 0.2, 1.15, 'mist'],
  [0, 0.2, 0.85, 'steel'],
  [1.1, 0.2, 1.7, 'mist'],
  [2.2, 0.2, 3.1, 'lit'],
  [-2.2, 1.4, 0.75, 'paper'],
  [-1.1, 1.4, 0.4, 'mist'],
  [0, 1.4, 0.9, 'paper'],
  [1.1, 1.4, 0.5, 'mist'],
  [2.2, 1.4, 0.3, 'paper'],
];

function chart(stage: Stage): void {
  const board = panel(stage, { at: [-1.2, 0, -1.5], size: [4.2, 2.7, 0.24], material: 'navy' });
  drawOn(stage, board, [
    bar(14, 12, 54, 7, 'mist'),
    bar(14, 25, 36, 5, 'steel'),
    ...[46, 64, 82].map((y) => bar(14, y, 140, 1.2, 'steel', 0)),
    stroke('M14 88C36 84 44 62 62 66S92 84 112 58S136 44 152 30', 'paper', 3.6),
  ]);
}

/** Measured columns stand before their chart; the highest is lit. */
export function build(stage: Stage): void {
  chart(stage);
  for (const [x, z, height, material] of columns) {
    box(stage, { at: [x, 0, z], size: [0.86, height, 0.86], material, radius: 0.12 });
  }
  stage.spill([2.1, 1.9, 1.6], 1.9);
  stage.spill([1, 2.3, -0.6], 1);
  slab(stage, { at: [-0.4, 0, 3], size: [2.2, 0.2, 1.1], material: 'mist', corner: 0.2 });
  backdrop(stage, [-3.9, -1.4, 1.2], [2.6, -3, 1.6]);
}
