import { rod } from '../night/lines.ts';
import type { MaterialName } from '../night/materials.ts';
import type { Stage, Triple } from '../night/Stage.ts';
import { box, cylinder, wheel } from '../night/solids.ts';

export const view = { height: 9.2, middle: 1.3 };

const height = 1.06;

/** Evenly spaced places between the two ends of a side, a little in from its corners. */
const between = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => 0.2 - length / 2 + (index * (length - 0.4)) / (count - 1));

/** A container with ribs on the two sides that are seen. */
function container(stage: Stage, at: Triple, material: MaterialName, width = 2.6, depth = 1.1): void {
  const [x, y, z] = at;
  box(stage, { at, size: [width, height, depth], material, radius: 0.05 });
  for (const along of between(10, width)) {
    box(stage, { at: [x + along, y + 0.1, z + depth / 2], size: [0.07, 0.86, 0.05], material, radius: 0.01 });
  }
  for (const along of between(4, depth)) {
    box(stage, { at: [x + width / 2, y + 0.1, z + along], size: [0.05, 0.86, 0.07], material, radius: 0.01 });
  }
}

function lorry(stage: Stage): void {
  const z = 1;
  container(stage, [-0.55, 0.5, z], 'paper', 2.9, 1.15);
  box(stage, { at: [-0.3, 0.3, z], size: [3.6, 0.2, 0.9], material: 'deep', radius: 0.05 });
  box(stage, { at: [1.65, 0.3, z], size: [1, 1.35, 1.12], material: 'mist', radius: 0.16 });
  box(stage, { at: [2.13, 0.95, z], size: [0.1, 0.5, 0.92], material: 'glass', radius: 0.04 });
  box(stage, { at: [1.72, 0.98, z + 0.56], size: [0.56, 0.46, 0.04], material: 'glass', radius: 0.02 });
  for (const x of [-1.5, -0.9, 1.5]) wheel(stage, [x, 0.28, z + 0.52], 0.28, 0.2);
  box(stage, { at: [2.17, 0.5, z + 0.35], size: [0.06, 0.14, 0.24], material: 'lit', radius: 0.03 });
}

/** A lorry leaves a stack of containers along a lit route; the container on top is lit. */
export function build(stage: Stage): void {
  container(stage, [-0.9, 0, -1.7], 'steel');
  container(stage, [-0.9, 1.08, -1.7], 'mist');
  container(stage, [-0.6, 2.16, -1.7], 'lit');
  stage.spill([-0.4, 2.8, -0.4], 1.8);
  container(stage, [1.9, 0, -1.7], 'navy');
  container(stage, [1.9, 1.08, -1.7], 'paper');

  lorry(stage);
  rod(stage, 0.06, 'lit', [-4.5, 0.05, 2.5], [3.4, 0.05, 2.5], [3.4, 0.05, -4]);
  cylinder(stage, { at: [3.4, 0.05, 2.5], radius: 0.22, height: 0.08, material: 'lit' });
  stage.spill([2.8, 0.5, 3], 1);
}
