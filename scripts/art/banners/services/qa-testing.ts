import { drawOn, tick } from '../../night/marks.ts';
import type { MaterialName } from '../../night/materials.ts';
import type { Stage } from '../../night/Stage.ts';
import { box } from '../../night/solids.ts';
import { backdrop } from '../parts/backdrop.ts';

export const view = { height: 7, middle: 1.2 };

const belt = 0.4;
const rollers = 22;

function conveyor(stage: Stage): void {
  box(stage, { at: [0, 0, -1.2], size: [1.7, belt - 0.1, 11.4], material: 'navy', radius: 0.1 });
  for (let roller = 0; roller < rollers; roller++) {
    const z = -6.7 + roller * 0.52;
    box(stage, { at: [0, belt - 0.16, z], size: [1.5, 0.16, 0.42], material: 'steel', radius: 0.07 });
  }
}

function item(stage: Stage, z: number, material: MaterialName, mark?: MaterialName): void {
  const { top } = box(stage, { at: [0, belt, z], size: [1.15, 0.95, 1.15], material, radius: 0.14 });
  if (mark) drawOn(stage, top, [tick(11, 24, 8, mark, 5)]);
}

function arch(stage: Stage): void {
  for (const x of [-1.3, 1.3]) {
    box(stage, { at: [x, 0, 0], size: [0.62, 2.7, 0.9], material: 'navy', radius: 0.12 });
  }
  box(stage, { at: [0, 2.5, 0], size: [3.22, 0.62, 0.9], material: 'navy', radius: 0.12 });
  box(stage, { at: [0, 2.7, 0.44], size: [1.1, 0.16, 0.06], material: 'mist', radius: 0.02 });
}

/** Items on a belt pass an inspection arch; the one that has just come through is lit, the next has its tick. */
export function build(stage: Stage): void {
  conveyor(stage);
  for (const z of [-5.2, -3.6, -2]) item(stage, z, 'steel');
  arch(stage);
  item(stage, 1.15, 'lit', 'paper');
  stage.spill([-0.2, 1.6, 0.1], 1.6);
  stage.spill([0.4, 1.2, 2.5], 1.4);
  stage.spill([1.6, 1, 1.4], 0.8);
  item(stage, 2.85, 'paper', 'navy');
  item(stage, 4.3, 'paper', 'navy');

  box(stage, { at: [2.6, 0, 1.6], size: [1, 0.5, 1], material: 'mist', radius: 0.12 });
  backdrop(stage, [-3.4, -2.4, 1.8], [-3, 0.6, 0.8], [3.4, -1.8, 1.3]);
}
