import { tube } from '../night/lines.ts';
import type { MaterialName } from '../night/materials.ts';
import type { Stage, Triple } from '../night/Stage.ts';
import { box } from '../night/solids.ts';

export const view = { wideHeight: 7.2 };

/** A place on the floor, width, height and depth, and the materials of bag and handle. */
type Bag = { x: number; z: number; size: Triple; material: MaterialName; handle: MaterialName };

function bag(stage: Stage, { x, z, size, material, handle }: Bag): void {
  const [width, height] = size;
  box(stage, { at: [x, 0, z], size, material, radius: 0.06 });
  const side = width * 0.22;
  const curve: Triple[] = [
    [x - side, height, z],
    [x - side, height + 0.5, z],
    [x, height + 0.74, z],
    [x + side, height + 0.5, z],
    [x + side, height, z],
  ];
  tube(stage, curve, 0.045, handle);
}

/** A parcel with a strip of tape over its top. */
function parcel(stage: Stage, at: Triple, size: Triple, material: MaterialName, tape: MaterialName): void {
  const [[x, y, z], [, height, depth]] = [at, size];
  box(stage, { at, size, material, radius: 0.05 });
  box(stage, {
    at: [x, y + height - 0.02, z],
    size: [0.25, 0.04, depth + 0.01],
    material: tape,
    radius: 0.01,
  });
}

/** A lit shopping bag stands before a larger one, with parcels around them. */
export function build(stage: Stage): void {
  bag(stage, { x: -1, z: -0.4, size: [2, 2.6, 1.05], material: 'paper', handle: 'steel' });
  box(stage, { at: [-1, 1, 0.14], size: [0.8, 0.8, 0.06], material: 'lit', radius: 0.14 });
  bag(stage, { x: 1.25, z: 0.5, size: [1.45, 1.8, 0.85], material: 'lit', handle: 'paper' });
  stage.spill([1.3, 1.2, 2.2], 2.2);
  stage.spill([-1, 1.6, 1.2], 1.2);

  parcel(stage, [-2, 0, 2], [1.2, 0.85, 1], 'steel', 'paper');
  box(stage, { at: [-2, 0.35, 2.51], size: [0.26, 0.5, 0.02], material: 'paper', radius: 0.01 });
  parcel(stage, [-0.3, 0, 2.2], [0.9, 0.6, 0.9], 'navy', 'mist');
  parcel(stage, [2.9, 0, -1], [1, 1, 1], 'mist', 'paper');

  box(stage, { at: [-3, 0, -1.9], size: [1.1, 2.2, 1.1], material: 'deep', radius: 0.14 });
  box(stage, { at: [1.6, 0, -2.7], size: [1.2, 1.5, 1.2], material: 'deep', radius: 0.14 });
}
