import { rod } from '../../night/lines.ts';
import { drawOn, ring, stroke, tick } from '../../night/marks.ts';
import type { Stage } from '../../night/Stage.ts';
import { slab } from '../../night/slabs.ts';
import { box } from '../../night/solids.ts';
import { backdrop } from '../parts/backdrop.ts';

export const view = { height: 7.6, middle: 1.35 };

const spacing = 1.72;
const side = 1.6;

/** Material and height of the nine places, row by row; the open place in the middle has none. */
const blocks = [
  [
    ['mist', 1.2],
    ['paper', 0.85],
    ['steel', 1.1],
  ],
  [['steel', 0.8], undefined, ['mist', 0.75]],
  [
    ['navy', 1.3],
    ['mist', 0.55],
    ['paper', 0.5],
  ],
] as const;

/** The open place shines on the floor; guides lead the block into it. */
function openPlace(stage: Stage, bottom: number): void {
  slab(stage, { at: [0, 0, 0], size: [side, 0.06, side], material: 'litDim', corner: 0.2 });
  for (const [x, z] of [
    [-0.7, 0.7],
    [0.7, 0.7],
    [0.7, -0.7],
  ] as const) {
    rod(stage, 0.022, 'lit', [x, 0.05, z], [x, bottom, z]);
  }
  stage.spill([0, 0.9, 0], 1.2);
}

/** Eight blocks of different heights leave one place open; the lit block that fits it hangs above. */
export function build(stage: Stage): void {
  for (const [row, places] of blocks.entries()) {
    for (const [column, place] of places.entries()) {
      if (!place) continue;
      const [material, height] = place;
      const at = [(column - 1) * spacing, 0, (row - 1) * spacing] as const;
      const { top } = box(stage, { at, size: [side, height, side], material, radius: 0.16 });
      if (row === 1 && column === 2) drawOn(stage, top, [ring(32, 32, 13, 'navy', 5)]);
      if (row === 2 && column === 0) drawOn(stage, top, [stroke('M20 32H44M32 20V44', 'steel', 5)]);
    }
  }
  openPlace(stage, 2.1);
  const fitting = box(stage, { at: [0, 2.1, 0], size: [side, 1, side], material: 'lit', radius: 0.18 });
  drawOn(stage, fitting.top, [tick(19, 32, 10, 'paper', 5)]);
  stage.spill([0.2, 2, 1.9], 1.8);
  stage.spill([1.9, 2, 0], 0.9);
  backdrop(stage, [-3.9, -2, 1.8], [0.4, -4.2, 1.2], [4, -1.6, 0.9]);
}
