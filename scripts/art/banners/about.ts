import { extrusion } from '../night/extrusion.ts';
import { drawOn, stroke } from '../night/marks.ts';
import type { Stage } from '../night/Stage.ts';
import { panel } from '../night/slabs.ts';
import { box } from '../night/solids.ts';
import { backdrop } from './parts/backdrop.ts';

export const view = { height: 7.6, middle: 1.2 };

const [width, depth, eaves] = [4.2, 3, 1.7];
const front = depth / 2 - 0.6;

/** One tooth of the roof: it rises to the right and ends in upright windows. */
const tooth = [
  [0.03, 0],
  [1.37, 0.8],
  [1.37, 0],
] as const;

function hall(stage: Stage): void {
  box(stage, { at: [0, 0, -0.6], size: [width + 1, 0.14, depth + 0.9], material: 'navy', radius: 0.06 });
  box(stage, { at: [0, 0.1, -0.6], size: [width, eaves, depth], material: 'paper', radius: 0.06 });
  for (const left of [-2.1, -0.7, 0.7]) {
    extrusion(stage, {
      outline: tooth,
      depth: depth + 0.02,
      at: [left, eaves + 0.12, -0.61 - depth / 2],
      material: 'mist',
      bevel: 0.05,
    });
    box(stage, {
      at: [left + 1.43, eaves + 0.22, -0.6],
      size: [0.03, 0.5, depth - 0.3],
      material: 'glass',
      radius: 0.01,
    });
  }
  for (const z of [-1.5, -0.3]) {
    box(stage, { at: [width / 2, 0.75, z], size: [0.05, 0.55, 0.8], material: 'navy', radius: 0.02 });
  }
}

/** Through the open gate one sees light; a finished block has come out and stands before it. */
function gate(stage: Stage): void {
  box(stage, { at: [-0.5, 0.1, front], size: [2.1, 1.4, 0.08], material: 'steel', radius: 0.03 });
  const light = panel(stage, {
    at: [-0.5, 0.1, front + 0.03],
    size: [1.86, 1.26, 0.1],
    material: 'lit',
    corner: 0.06,
  });
  drawOn(stage, light, [stroke('M37 2V49M2 17H72', 'paper', 1.2)]);
  box(stage, { at: [1.35, 0.75, front], size: [0.8, 0.6, 0.06], material: 'navy', radius: 0.02 });
  stage.spill([-0.5, 0.8, front + 1.1], 2.2);
  stage.spill([-0.4, 0.6, front + 2.4], 1.2);
}

/** The company's workshop with its lit gate, at night among dark houses. */
export function build(stage: Stage): void {
  hall(stage);
  gate(stage);
  box(stage, { at: [-0.6, 0, 2.5], size: [0.9, 0.7, 0.9], material: 'paper', radius: 0.12 });
  box(stage, { at: [0.7, 0, 2.3], size: [0.7, 0.45, 0.7], material: 'mist', radius: 0.1 });
  box(stage, { at: [2.6, 0, 1.8], size: [0.9, 0.9, 0.9], material: 'navy', radius: 0.12 });
  backdrop(stage, [-3.6, -2.6, 2], [-2.2, -3.8, 1.3], [1.4, -4, 2.2], [3.9, -2.2, 1.3], [-3.4, 0.6, 0.6]);
}
