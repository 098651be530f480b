import { bar, dot, drawOn, shape } from '../../night/marks.ts';
import type { Stage } from '../../night/Stage.ts';
import { panel } from '../../night/slabs.ts';
import { box } from '../../night/solids.ts';
import { backdrop } from '../parts/backdrop.ts';

export const view = { height: 7.4, middle: 1.65 };

function browser(stage: Stage): void {
  const page = panel(stage, { at: [-0.1, 0, -1.3], size: [5, 3.4, 0.26], material: 'paper' });
  drawOn(stage, page, [
    shape('M3 26V11a8 8 0 0 1 8 -8H189a8 8 0 0 1 8 8V26z', 'navy'),
    ...[14, 25, 36].map((x) => dot(x, 15, 3.6, 'mist')),
    bar(62, 10, 120, 10, 'steel'),
    bar(14, 42, 46, 7, 'navy'),
    bar(14, 56, 34, 5, 'mist'),
    bar(14, 66, 40, 5, 'mist'),
    ...[14, 76, 138].map((x) => bar(x, 104, 48, 28, 'mist', 6)),
  ]);
}

/** A browser window stands at the back; the part of its page that does the work comes out of it, lit. */
export function build(stage: Stage): void {
  browser(stage);
  const hero = panel(stage, { at: [0.75, 0.95, 0.1], size: [2.7, 1.5, 0.26], material: 'lit', corner: 0.18 });
  drawOn(stage, hero, [
    bar(14, 15, 46, 7, 'paper'),
    bar(14, 29, 66, 4.6, 'paper'),
    bar(14, 40, 30, 9, 'paper'),
  ]);
  stage.spill([0.7, 1.7, -0.5], 0.8);
  stage.spill([0.7, 1.2, 1.2], 1.6);
  stage.spill([2.8, 1.5, 0.4], 0.8);

  box(stage, { at: [-2, 0, 1.3], size: [1.1, 0.34, 1.1], material: 'mist', radius: 0.12 });
  box(stage, { at: [2.6, 0, 0.9], size: [0.95, 0.9, 0.95], material: 'navy', radius: 0.14 });
  box(stage, { at: [0.6, 0, 2.3], size: [1.5, 0.24, 0.8], material: 'paper', radius: 0.1 });
  backdrop(stage, [-3.6, -1.6, 1.5], [1.6, -3.6, 2.4], [4, -1.9, 1]);
}
