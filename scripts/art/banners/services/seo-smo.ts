import { CylinderGeometry, TorusGeometry, Vector3 } from 'three';
import { rod } from '../../night/lines.ts';
import { bar, drawOn } from '../../night/marks.ts';
import type { MaterialName } from '../../night/materials.ts';
import type { Stage } from '../../night/Stage.ts';
import { slab } from '../../night/slabs.ts';
import { box } from '../../night/solids.ts';
import { backdrop } from '../parts/backdrop.ts';

export const view = { height: 7.4, middle: 1.3 };

const steps: readonly (readonly [height: number, material: MaterialName])[] = [
  [0.5, 'steel'],
  [0.95, 'mist'],
  [1.45, 'steel'],
  [2, 'mist'],
  [2.9, 'lit'],
];

function results(stage: Stage): void {
  const { top } = slab(stage, { at: [-1.2, 0, 1.2], size: [3.2, 0.22, 2.6], material: 'paper', corner: 0.3 });
  drawOn(stage, top, [
    bar(14, 14, 56, 7, 'navy'),
    bar(14, 28, 92, 5, 'mist'),
    bar(14, 39, 76, 5, 'mist'),
    bar(14, 58, 48, 7, 'navy'),
    bar(14, 72, 84, 5, 'mist'),
    bar(14, 83, 62, 5, 'mist'),
  ]);
}

/** A lens is held up to the reader. */
function lens(stage: Stage): void {
  const middle = new Vector3(1.2, 1.75, 2);
  const towards = middle.clone().add(new Vector3(1, Math.sqrt(2 / 3), 1));
  const rim = stage.add(new TorusGeometry(1.1, 0.19, 20, 64), { material: 'paper', at: middle.toArray() });
  rim.lookAt(towards);
  const glass = stage.add(new CylinderGeometry(1.08, 1.08, 0.04, 48).rotateX(Math.PI / 2), {
    material: 'pane',
    at: middle.toArray(),
  });
  glass.castShadow = false;
  glass.lookAt(towards);
  // Down and to the right as the reader sees it.
  const below = new Vector3(0.62, -0.78, 0.02).normalize();
  const at = (distance: number) => middle.clone().addScaledVector(below, distance).toArray();
  rod(stage, 0.2, 'steel', at(1.3), at(2));
}

/** A lens is held over search results; behind, steps climb to the first place, which is lit. */
export function build(stage: Stage): void {
  for (const [index, [height, material]] of steps.entries()) {
    box(stage, { at: [-3 + index * 1.3, 0, -1.4], size: [1.22, height, 1.5], material, radius: 0.14 });
  }
  stage.spill([2.2, 1.6, 0.4], 1.6);
  stage.spill([1, 2.6, -1.2], 1.2);
  results(stage);
  lens(stage);
  backdrop(stage, [-3.6, -3, 1.3], [0.4, -3.8, 2]);
}
