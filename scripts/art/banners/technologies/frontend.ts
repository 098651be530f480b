import type { Stage } from '../../night/Stage.ts';
import { slab } from '../../night/slabs.ts';
import { backdrop } from '../parts/backdrop.ts';
import { key } from '../parts/key.ts';

export const view = { height: 6.9, middle: 0.55 };

const spacing = 1.72;

/** Glyph and height of the keys, row by row from the far corner. */
const keys = [
  [
    ['tags', 0.5],
    ['picture', 0.8],
    ['braces', 0.6],
  ],
  [
    ['columns', 0.9],
    ['window', 1.25],
    ['text', 0.4],
  ],
  [
    ['pointer', 0.45],
    ['sliders', 0.7],
    ['bolt', 0.55],
  ],
] as const;

/** Nine keys lie on a plate; the one with the browser window is lit. */
export function build(stage: Stage): void {
  slab(stage, { at: [0, 0, 0], size: [5.7, 0.2, 5.7], material: 'navy', corner: 0.6 });
  for (const [row, places] of keys.entries()) {
    for (const [column, [glyph, height]] of places.entries()) {
      const material = glyph === 'window' ? 'lit' : (row + column) % 2 ? 'mist' : 'paper';
      key(stage, { at: [(column - 1) * spacing, 0.18, (row - 1) * spacing], height, glyph, material });
    }
  }
  stage.spill([0.1, 1.5, 1.1], 1.5);
  stage.spill([1.1, 1.5, 0.1], 1.2);
  stage.spill([-0.9, 1.6, -0.9], 0.9);
  backdrop(stage, [-4, -2, 1.3], [3.8, -3.2, 0.9]);
}
