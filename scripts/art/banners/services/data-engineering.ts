import { rod } from '../../night/lines.ts';
import { bar, drawOn, stroke } from '../../night/marks.ts';
import type { MaterialName } from '../../night/materials.ts';
import type { Stage } from '../../night/Stage.ts';
import { panel } from '../../night/slabs.ts';
import { box, cylinder } from '../../night/solids.ts';
import { backdrop } from '../parts/backdrop.ts';

export const view = { height: 7.2, middle: 0.9 };

const gap = 0.1;

/** A store is a stack of discs; height is that of one disc. */
type Store = { x: number; z: number; discs: number; radius: number; height: number; material: MaterialName };

function store(stage: Stage, { x, z, discs, radius, height, material }: Store): void {
  const step = height + gap;
  for (let disc = 0; disc < discs; disc++) {
    if (disc > 0)
      cylinder(stage, {
        at: [x, disc * step - gap, z],
        radius: radius - 0.08,
        height: gap,
        material: 'navy',
      });
    cylinder(stage, { at: [x, disc * step, z], radius, height, material });
  }
}

function report(stage: Stage): void {
  const face = panel(stage, { at: [-0.6, 0, 2.7], size: [1.9, 1.15, 0.2], material: 'paper', corner: 0.16 });
  const columns = [14, 9, 19, 12, 23].map((height, index) =>
    bar(11 + index * 12, 38 - height, 8, height, 'steel', 1.5),
  );
  drawOn(stage, face, [bar(10, 8, 26, 4.4, 'navy'), ...columns]);
}

/** Two sources flow through pipes into a filter, and from it into a lit store. */
export function build(stage: Stage): void {
  store(stage, { x: -0.3, z: -3, discs: 3, radius: 0.72, height: 0.5, material: 'steel' });
  store(stage, { x: -3, z: -0.2, discs: 2, radius: 0.78, height: 0.5, material: 'mist' });
  rod(stage, 0.16, 'mist', [-0.3, 0.3, -2.2], [-0.3, 0.3, -0.9]);
  rod(stage, 0.16, 'mist', [-2.2, 0.3, -0.2], [-1.1, 0.3, -0.2]);
  rod(stage, 0.16, 'mist', [-0.3, 0.3, 0.6], [-0.3, 0.3, 2.6]);

  const filter = box(stage, { at: [-0.3, 0, -0.2], size: [1.8, 1.1, 1.8], material: 'navy', radius: 0.2 });
  drawOn(stage, filter.top, [stroke('M18 24H54M26 36H46M33 48H39', 'mist', 4.4)]);

  rod(stage, 0.18, 'lit', [0.7, 0.3, -0.2], [1.6, 0.3, -0.2]);
  store(stage, { x: 2.5, z: -0.2, discs: 3, radius: 1.05, height: 0.68, material: 'lit' });
  stage.spill([2.4, 1, 1.8], 2);
  stage.spill([0.9, 1, 0.6], 0.9);
  stage.spill([2.5, 2.6, -1], 0.8);
  report(stage);
  backdrop(stage, [-3, -3, 1.6], [2.8, -3.2, 1.1]);
}
