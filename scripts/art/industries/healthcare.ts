import { extrusion } from '../night/extrusion.ts';
import { rod } from '../night/lines.ts';
import type { Stage, Triple } from '../night/Stage.ts';
import { box, cylinder, sphere } from '../night/solids.ts';

/** Half the width of the cross's arms, and half its length. */
const arm = 0.62;
const end = 1.72;

const cross = [
  [-arm, -end],
  [arm, -end],
  [arm, -arm],
  [end, -arm],
  [end, arm],
  [arm, arm],
  [arm, end],
  [-arm, end],
  [-arm, arm],
  [-end, arm],
  [-end, -arm],
  [-arm, -arm],
] as const;

/** The heartbeat: places along x and how far the line swings there. */
const heartbeat = [
  [-3.4, 0],
  [-1.35, 0],
  [-0.95, 0.45],
  [-0.6, -0.25],
  [-0.2, 1.15],
  [0.25, -0.95],
  [0.6, 0.3],
  [0.9, 0],
  [3.4, 0],
] as const;

function capsule(stage: Stage): void {
  cylinder(stage, {
    at: [-1.5, 0.62, 2.2],
    radius: 0.3,
    height: 1,
    material: 'mist',
    rotation: [0, 0.5, Math.PI / 2],
  });
  sphere(stage, [-1.92, 1.12, 2.43], 0.3, 'mist');
  sphere(stage, [-1.07, 1.12, 1.97], 0.3, 'mist');
}

/** A lit heartbeat runs in front of a cross. */
export function build(stage: Stage): void {
  box(stage, { at: [0, 0, 0], size: [4.6, 0.35, 2.6], material: 'navy', radius: 0.16 });
  extrusion(stage, { outline: cross, depth: 0.62, at: [0, 2.3, -0.3], material: 'steel', bevel: 0.14 });
  rod(stage, 0.085, 'lit', ...heartbeat.map(([x, swing]): Triple => [x, 2.3 + swing, 0.78]));
  stage.spill([0, 2.3, 2], 1.3);
  stage.spill([2.4, 2.2, 1.6], 1);

  capsule(stage);
  box(stage, { at: [1.7, 0, 2.1], size: [0.9, 0.5, 0.9], material: 'steel', radius: 0.12 });
  box(stage, { at: [2.9, 0, -1.6], size: [1.2, 1.5, 1.2], material: 'deep', radius: 0.14 });
  box(stage, { at: [-2.9, 0, -1.5], size: [1, 2.3, 1], material: 'deep', radius: 0.14 });
}
