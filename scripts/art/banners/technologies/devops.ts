import { TorusGeometry } from 'three';
import type { Stage } from '../../night/Stage.ts';
import { cylinder } from '../../night/solids.ts';
import type { GlyphName } from '../parts/glyphs.ts';
import { key } from '../parts/key.ts';

export const view = { height: 7.4, middle: 0.5 };

const radius = 3;

/** The stations of a release, in the order in which it passes them. */
const stations: readonly GlyphName[] = [
  'branch',
  'prompt',
  'container',
  'lock',
  'cloud',
  'upwards',
  'pulse',
  'sliders',
];

/** Eight keys stand round a track; the one in its middle, with the endless loop, is lit. */
export function build(stage: Stage): void {
  const track = stage.add(new TorusGeometry(radius, 0.3, 16, 96).rotateX(Math.PI / 2), {
    material: 'navy',
    at: [0, 0.1, 0],
  });
  track.scale.y = 0.5;
  for (const [index, glyph] of stations.entries()) {
    const angle = ((index + 0.5) / stations.length) * 2 * Math.PI;
    const [x, z] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    const height = 0.4 + (index % 3) * 0.22;
    key(stage, { at: [x, 0.12, z], height, glyph, material: index % 2 ? 'mist' : 'paper', side: 1.3 });
  }
  cylinder(stage, { at: [0, 0, 0], radius: 1.6, height: 0.3, material: 'steel' });
  key(stage, { at: [0, 0.3, 0], height: 1, glyph: 'loop', material: 'lit', side: 1.7 });
  stage.spill([0.2, 1.3, 1.9], 1.7);
  stage.spill([1.9, 1.3, 0.2], 1.2);
  stage.spill([-1.3, 1.6, -1.3], 1.1);
}
