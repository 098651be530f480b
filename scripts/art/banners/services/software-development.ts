import { rod } from '../../night/lines.ts';
import { bar, dot, drawOn, stroke } from '../../night/marks.ts';
import type { Stage } from '../../night/Stage.ts';
import { panel } from '../../night/slabs.ts';
import { box } from '../../night/solids.ts';
import { backdrop } from '../parts/backdrop.ts';

export const view = { height: 7, middle: 1.3 };

/** Lines of code as bars: left, top and width. */
const code = [
  [16, 42, 40],
  [62, 42, 56],
  [30, 57, 30],
  [66, 57, 70],
  [30, 72, 80],
  [30, 87, 46],
  [82, 87, 26],
  [16, 102, 34],
] as const;

function editor(stage: Stage): void {
  const face = panel(stage, { at: [0.5, 0, -1.7], size: [4.4, 3.1, 0.28], material: 'navy' });
  drawOn(stage, face, [
    ...[14, 26, 38].map((x) => dot(x, 15, 4, 'steel')),
    bar(0, 28, 176, 1.6, 'steel', 0),
    ...code.map(([x, y, width], index) => bar(x, y, width, 6, index % 3 ? 'steel' : 'mist')),
  ]);
}

/** A code editor stands at the back and puts out a finished block, lit, which goes to the others. */
export function build(stage: Stage): void {
  editor(stage);
  const block = box(stage, { at: [0.5, 0, 0.8], size: [1.7, 1.25, 1.7], material: 'lit', radius: 0.2 });
  drawOn(stage, block.left, [stroke('M26 14L15 25L26 36M42 14L53 25L42 36', 'paper', 4.6)]);
  stage.spill([0.4, 0.8, 2.6], 1.8);
  stage.spill([0.6, 1.6, -0.6], 1.2);
  stage.spill([2.4, 0.8, 0.8], 0.8);

  rod(stage, 0.05, 'lit', [-1.7, 0.05, 0.8], [-0.4, 0.05, 0.8]);
  box(stage, { at: [-2.5, 0, 0.8], size: [1.5, 0.72, 1.5], material: 'mist', radius: 0.18 });
  box(stage, { at: [-2.5, 0.74, 0.8], size: [1.5, 0.72, 1.5], material: 'paper', radius: 0.18 });
  box(stage, { at: [-2.4, 0, -1.2], size: [1.2, 0.6, 1.2], material: 'steel', radius: 0.16 });
  box(stage, { at: [2.7, 0, 1.1], size: [0.9, 0.4, 0.9], material: 'mist', radius: 0.12 });
  backdrop(stage, [-1.2, -3.6, 2.2], [3.8, -2.6, 1.4], [-4.4, -0.6, 1.1]);
}
