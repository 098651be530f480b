import { extrusion } from '../night/extrusion.ts';
import type { Stage } from '../night/Stage.ts';
import { box, cylinder, wheel } from '../night/solids.ts';

export const view = { middle: 1 };

const body = [
  [-2.15, 0.42],
  [-2.2, 0.85],
  [-2.15, 1.08, -1.85, 1.12],
  [-1.25, 1.2],
  [-0.7, 1.78, -0.1, 1.8],
  [0.45, 1.8],
  [1, 1.74, 1.4, 1.26],
  [1.95, 1.16],
  [2.22, 1.08, 2.22, 0.8],
  [2.2, 0.42],
] as const;

const windows = [
  [-1.02, 1.24],
  [-0.6, 1.66, -0.1, 1.68],
  [0.4, 1.68],
  [0.85, 1.62, 1.15, 1.26],
] as const;

function car(stage: Stage): void {
  extrusion(stage, { outline: body, depth: 1.42, at: [0, 0.18, -0.71], material: 'paper', bevel: 0.12 });
  extrusion(stage, { outline: windows, depth: 0.02, at: [0, 0.2, 0.83], material: 'glass', bevel: 0.01 });
  box(stage, { at: [0.14, 1.45, 0.86], size: [0.07, 0.42, 0.03], material: 'paper', radius: 0.01 });
  for (const x of [-1.35, 1.35]) {
    wheel(stage, [x, 0.72, 0.72], 0.45, 0.3);
    wheel(stage, [x, 0.72, 0.86], 0.24, 0.06, 'mist');
  }
  for (const z of [0.45, -0.45]) {
    box(stage, { at: [2.25, 1.02, z], size: [0.12, 0.12, 0.5], material: 'lit', radius: 0.04 });
  }
  box(stage, { at: [0, 0.78, 0.845], size: [2, 0.05, 0.03], material: 'lit', radius: 0.01 });
}

/** A car stands on a turntable with a lit rim; its headlights shine. */
export function build(stage: Stage): void {
  cylinder(stage, { at: [0, 0, 0], radius: 3, height: 0.24, material: 'navy' });
  cylinder(stage, { at: [0, 0.06, 0], radius: 3.12, height: 0.08, material: 'lit' });
  cylinder(stage, { at: [0, 0.24, 0], radius: 2.7, height: 0.05, material: 'deep' });
  stage.spill([2.6, 0.6, 2.4], 1.6);
  stage.spill([-2.6, 0.6, 2.4], 1.2);

  car(stage);
  stage.spill([3.2, 1.2, 0], 1.2);
  box(stage, { at: [-3.1, 0, -2.3], size: [1.1, 2.2, 1.1], material: 'deep', radius: 0.14 });
  box(stage, { at: [2.4, 0, -3.1], size: [1.1, 1.5, 1.1], material: 'deep', radius: 0.14 });
}
