import type { Stage } from '../night/Stage.ts';
import { slab } from '../night/slabs.ts';
import type { GlyphName } from './parts/glyphs.ts';
import { key } from './parts/key.ts';

export const view = { height: 7.4, middle: 0.6 };

/** The four fields of technology, each by a large key: place, height and glyph. */
const fields: readonly (readonly [x: number, z: number, height: number, glyph: GlyphName])[] = [
  [-1.2, -1.2, 1, 'window'],
  [1.2, -1.2, 1.5, 'servers'],
  [-1.2, 1.2, 0.6, 'phone'],
  [1.2, 1.2, 0.8, 'loop'],
];

/** Small dark keys around the four, by their places on a grid; the four take its middle. */
function smallKeys(stage: Stage): void {
  for (let column = -3; column <= 3; column++) {
    for (let row = -3; row <= 3; row++) {
      const isMiddle = Math.abs(column) < 2.5 && Math.abs(row) < 2.5;
      if (isMiddle || Math.abs(column) + Math.abs(row) > 5) continue;
      const height = 0.3 + ((column * 5 + row * 3 + 24) % 4) * 0.12;
      slab(stage, {
        at: [column * 1.12, 0, row * 1.12],
        size: [1, height, 1],
        material: 'navy',
        corner: 0.22,
      });
    }
  }
}

/** Four large keys among small ones, for front end, back end, mobile and DevOps; one of them is lit. */
export function build(stage: Stage): void {
  smallKeys(stage);
  for (const [x, z, height, glyph] of fields) {
    const material = glyph === 'servers' ? 'lit' : glyph === 'window' ? 'mist' : 'paper';
    key(stage, { at: [x, 0, z], height, glyph, material, side: 2.2 });
  }
  stage.spill([1.2, 1.6, 0.2], 1.5);
  stage.spill([-0.2, 1.8, -1.2], 1.3);
  stage.spill([2.8, 1.2, -1.2], 1);
}
