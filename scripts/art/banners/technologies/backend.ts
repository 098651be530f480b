import { bar, dot, drawOn } from '../../night/marks.ts';
import type { MaterialName } from '../../night/materials.ts';
import type { Stage } from '../../night/Stage.ts';
import { slab } from '../../night/slabs.ts';
import { backdrop } from '../parts/backdrop.ts';
import type { GlyphName } from '../parts/glyphs.ts';
import { key } from '../parts/key.ts';

export const view = { height: 7.6, middle: 1.25 };

const side = 1.6;
const unit = 0.52;

/** Each stack of servers: its place, how many servers are in it and what lies on top of them. */
const stacks: readonly {
  x: number;
  z: number;
  servers: number;
  material: MaterialName;
  glyph: GlyphName;
  cap: MaterialName;
}[] = [
  { x: -1.9, z: -1.9, servers: 4, material: 'navy', glyph: 'lock', cap: 'mist' },
  { x: 0, z: -1.9, servers: 3, material: 'steel', glyph: 'braces', cap: 'paper' },
  { x: 1.9, z: -1.9, servers: 2, material: 'navy', glyph: 'hub', cap: 'mist' },
  { x: -1.9, z: 0, servers: 2, material: 'steel', glyph: 'store', cap: 'paper' },
  { x: 0, z: 0, servers: 2, material: 'navy', glyph: 'servers', cap: 'lit' },
  { x: 1.9, z: 0, servers: 1, material: 'steel', glyph: 'prompt', cap: 'paper' },
  { x: -1.9, z: 1.9, servers: 1, material: 'navy', glyph: 'bolt', cap: 'mist' },
  { x: 0, z: 1.9, servers: 0, material: 'steel', glyph: 'text', cap: 'paper' },
];

/** Stacks of servers, each with a key on top; the key with the servers is lit. */
export function build(stage: Stage): void {
  for (const { x, z, servers, material, glyph, cap } of stacks) {
    for (let server = 0; server < servers; server++) {
      const size = [side, unit - 0.06, side] as const;
      const { left } = slab(stage, { at: [x, server * unit, z], size, material, corner: 0.16 });
      const ink = material === 'navy' ? 'steel' : 'navy';
      drawOn(stage, left, [bar(9, 7, 28, 4, ink), dot(54, 9, 2.6, material === 'navy' ? 'mist' : 'paper')]);
    }
    const height = cap === 'lit' ? 0.75 : 0.4;
    key(stage, { at: [x, servers * unit, z], height, glyph, material: cap, side });
  }
  stage.spill([0, 1.6, 1.4], 1.6);
  stage.spill([1.4, 1.7, 0], 1.1);
  stage.spill([-0.2, 2.4, -0.8], 1);
  backdrop(stage, [3.8, -2.6, 0.9], [-4, 0.2, 0.7]);
}
