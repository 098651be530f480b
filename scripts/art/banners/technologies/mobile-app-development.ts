import { bar, drawOn } from '../../night/marks.ts';
import type { MaterialName } from '../../night/materials.ts';
import type { Stage } from '../../night/Stage.ts';
import { panel } from '../../night/slabs.ts';
import { backdrop } from '../parts/backdrop.ts';
import { drawGlyph, type GlyphName } from '../parts/glyphs.ts';

export const view = { height: 7.7, middle: 2.1 };

/** The keys on the screen, row by row from the top. */
const keys: readonly (readonly GlyphName[])[] = [
  ['tags', 'cloud', 'picture'],
  ['store', 'phone', 'bolt'],
  ['lock', 'pulse', 'text'],
];

const side = 0.96;
const spacing = 1.12;

/** A key that sticks out of the screen; its front is a face like any other. */
function screenKey(stage: Stage, x: number, y: number, glyph: GlyphName, material: MaterialName): void {
  const isLit = material === 'lit';
  const [width, depth] = isLit ? [1.24, 0.4] : [side, 0.3];
  const z = isLit ? 0.8 : 0.25;
  const front = panel(stage, {
    at: [x, y - width / 2, z],
    size: [width, width, depth],
    material,
    corner: 0.24,
  });
  drawGlyph(stage, front, width, glyph, isLit ? 'paper' : 'navy');
}

/** A phone stands upright with nine keys on its screen; the one with the phone is lit and comes out. */
export function build(stage: Stage): void {
  panel(stage, { at: [0, 0, -0.2], size: [4, 4.9, 0.36], material: 'steel', corner: 0.5 });
  const glass = panel(stage, {
    at: [0, 0.14, -0.08],
    size: [3.72, 4.62, 0.24],
    material: 'deep',
    corner: 0.4,
  });
  drawOn(stage, glass, [bar(54, 8, 40, 7, 'navy'), bar(46, 168, 56, 5, 'steel')]);
  for (const [row, names] of keys.entries()) {
    for (const [column, glyph] of names.entries()) {
      const [x, y] = [(column - 1) * spacing, 3.6 - row * spacing];
      const material = glyph === 'phone' ? 'lit' : (row + column) % 2 ? 'mist' : 'paper';
      screenKey(stage, x, y, glyph, material);
    }
  }
  stage.spill([0, 2.4, 0.5], 1);
  stage.spill([0.2, 1.6, 2.2], 1.5);
  backdrop(stage, [-3, -1.4, 1.9], [2.8, -2.4, 2.6], [3, 1.4, 0.8], [-2, 2.4, 0.4]);
}
