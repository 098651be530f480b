import { drawOn, stroke } from '../night/marks.ts';
import type { Stage } from '../night/Stage.ts';
import { slab } from '../night/slabs.ts';
import { box } from '../night/solids.ts';
import { buildings } from './parts/buildings.ts';

export const view = { height: 7.9, middle: 1.05 };

const spacing = 2.15;
const middle = 4;

/** Buildings of eight industries stand round a lit block, which serves them all. */
export function build(stage: Stage): void {
  for (let place = 0; place < 9; place++) {
    const x = ((place % 3) - 1) * spacing;
    const z = (Math.floor(place / 3) - 1) * spacing;
    slab(stage, { at: [x, 0, z], size: [1.9, 0.14, 1.9], material: 'navy', corner: 0.2 });
    if (place !== middle) buildings[place < middle ? place : place - 1]!(stage, x, z);
  }
  const core = box(stage, { at: [0, 0.14, 0], size: [1.3, 0.9, 1.3], material: 'lit', radius: 0.18 });
  drawOn(stage, core.top, [stroke('M26 14V38M14 26H38', 'paper', 4)]);
  stage.spill([0, 1.1, 1.5], 1.5);
  stage.spill([1.5, 1.1, 0], 1.3);
  stage.spill([-1.1, 1.4, -1.1], 1.1);
}
