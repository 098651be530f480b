import { bar, drawOn } from '../night/marks.ts';
import type { MaterialName } from '../night/materials.ts';
import type { Stage } from '../night/Stage.ts';
import { panel, slab } from '../night/slabs.ts';
import { box, cylinder } from '../night/solids.ts';
import { backdrop } from './parts/backdrop.ts';

export const view = { height: 7.2, middle: 0.95 };

/** What a desk, its screen and its seat are made of. */
type Place = { x: number; z: number; desk: MaterialName; screen: MaterialName; seat: MaterialName };

const places: readonly Place[] = [
  { x: -1.6, z: -2.4, desk: 'steel', screen: 'navy', seat: 'steel' },
  { x: 1.7, z: -2.4, desk: 'steel', screen: 'navy', seat: 'steel' },
  { x: -1.6, z: 0.6, desk: 'steel', screen: 'navy', seat: 'steel' },
  { x: 1.7, z: 0.6, desk: 'paper', screen: 'navy', seat: 'lit' },
];

function seatAt(stage: Stage, x: number, z: number, material: MaterialName): void {
  cylinder(stage, { at: [x, 0, z], radius: 0.42, height: 0.08, material: 'steel' });
  cylinder(stage, { at: [x, 0.06, z], radius: 0.08, height: 0.5, material: 'steel' });
  slab(stage, { at: [x, 0.5, z], size: [1, 0.2, 0.95], material, corner: 0.24 });
  panel(stage, { at: [x, 0.72, z + 0.42], size: [0.96, 0.95, 0.16], material, corner: 0.26 });
}

function workplace(stage: Stage, { x, z, desk, screen, seat }: Place): void {
  slab(stage, { at: [x, 0.86, z], size: [2.6, 0.14, 1.25], material: desk, corner: 0.14 });
  for (const side of [-1.16, 1.16]) {
    box(stage, { at: [x + side, 0, z], size: [0.12, 0.88, 1.1], material: desk, radius: 0.03 });
  }
  box(stage, { at: [x, 1, z - 0.28], size: [0.3, 0.25, 0.12], material: 'steel', radius: 0.03 });
  const face = panel(stage, { at: [x, 1.16, z - 0.28], size: [1.7, 1, 0.12], material: screen, corner: 0.1 });
  drawOn(stage, face, [bar(8, 8, 22, 4, 'mist'), bar(8, 16, 40, 3, 'steel'), bar(8, 23, 32, 3, 'steel')]);
  seatAt(stage, x, z + 1.2, seat);
}

/** Four desks at night; the seat at one of them is free, and lit. */
export function build(stage: Stage): void {
  for (const place of places) workplace(stage, place);
  stage.spill([1.7, 1, 3.2], 1.5);
  stage.spill([1.7, 1.7, 1.2], 0.9);
  stage.spill([0.3, 0.9, 2], 1);
  backdrop(stage, [-4.2, -2.2, 1.4], [0, -4.6, 2], [4.2, -1.4, 1]);
}
