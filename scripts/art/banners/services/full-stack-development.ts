import { rod } from '../../night/lines.ts';
import { bar, dot, drawOn, stroke } from '../../night/marks.ts';
import type { Stage } from '../../night/Stage.ts';
import { slab } from '../../night/slabs.ts';
import { cylinder } from '../../night/solids.ts';
import { backdrop } from '../parts/backdrop.ts';

export const view = { height: 8, middle: 1.85 };

const side = 4;
const middleLayer = 1.45;
const topLayer = 3.35;

function data(stage: Stage): void {
  slab(stage, { at: [0, 0, 0], size: [side, 0.34, side], material: 'steel', corner: 0.5 });
  const stores = [
    [-0.9, -0.9, 0.66, 0.7],
    [1, -1, 0.5, 0.5],
    [-1, 1, 0.5, 0.5],
    [0.95, 0.95, 0.66, 0.7],
  ] as const;
  for (const [x, z, radius, height] of stores) {
    cylinder(stage, { at: [x, 0.34, z], radius, height, material: radius > 0.6 ? 'navy' : 'mist' });
  }
}

const tracks = 'M24 54H62L84 76H136M24 106H74L94 86M54 22V54M110 136V92M104 24V54H138';
const ends = [
  [24, 54],
  [24, 106],
  [54, 22],
  [136, 76],
  [110, 136],
  [104, 24],
  [138, 54],
] as const;

function logic(stage: Stage): void {
  const size = [side, 0.36, side] as const;
  const layer = slab(stage, { at: [0, middleLayer, 0], size, material: 'lit', corner: 0.5 });
  drawOn(stage, layer.top, [stroke(tracks, 'paper', 3), ...ends.map(([x, y]) => dot(x, y, 5, 'paper'))]);
  stage.spill([0, middleLayer - 0.5, 0], 1.6);
  stage.spill([0, middleLayer + 0.9, 0], 1.2);
  stage.spill([0.6, middleLayer, 3.2], 1.2);
}

function page(stage: Stage): void {
  const size = [side, 0.28, side] as const;
  const { top } = slab(stage, { at: [0, topLayer, 0], size, material: 'paper', corner: 0.5 });
  drawOn(stage, top, [
    bar(18, 18, 124, 18, 'navy', 6),
    bar(26, 24, 22, 6, 'mist'),
    bar(18, 46, 60, 46, 'mist', 7),
    bar(88, 48, 54, 8, 'steel'),
    bar(88, 64, 40, 6, 'mist'),
    bar(88, 78, 28, 13, 'navy'),
    ...[18, 62, 106].map((x) => bar(x, 104, 36, 36, 'mist', 7)),
  ]);
}

/** Three layers float above each other, joined at their corners: data below, lit logic, the interface on top. */
export function build(stage: Stage): void {
  data(stage);
  logic(stage);
  page(stage);
  for (const [x, z] of [
    [-1.72, 1.72],
    [1.72, -1.72],
    [1.72, 1.72],
  ] as const) {
    rod(stage, 0.035, 'mist', [x, 0.3, z], [x, topLayer, z]);
  }
  backdrop(stage, [-3.8, -2.2, 1.7], [3.6, -2.6, 1.2], [-3.2, 1.6, 0.6]);
}
