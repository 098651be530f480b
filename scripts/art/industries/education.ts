import { rod } from '../night/lines.ts';
import type { MaterialName } from '../night/materials.ts';
import type { Stage, Triple } from '../night/Stage.ts';
import { box, cylinder, sphere } from '../night/solids.ts';

export const view = { wideHeight: 7.2, middle: 1.35 };

/** The middle of the lower side, the size, the colour of the cover and the turn in radians. */
type Book = { bottom: number; size: Triple; cover: MaterialName; turn: number };

function book(stage: Stage, { bottom, size: [width, height, depth], cover, turn }: Book): void {
  /** A part by its place along the book's own width, before the book is turned. */
  const part = (along: number, y: number, size: Triple, material: MaterialName, radius: number) =>
    box(stage, {
      at: [along * Math.cos(turn), bottom + y, -along * Math.sin(turn)],
      size,
      material,
      radius,
      rotation: [0, turn, 0],
    });
  const board = 0.1;
  part(0, 0, [width, board, depth], cover, 0.04);
  part(0, height - board, [width, board, depth], cover, 0.04);
  part(0.07 - width / 2, 0, [0.14, height, depth], cover, 0.05);
  part(0.04, 0.09, [width - 0.16, height - 0.18, depth - 0.14], 'paper', 0.02);
}

function cap(stage: Stage): void {
  cylinder(stage, { at: [0, 1.68, 0], radius: 0.92, topRadius: 0.98, height: 0.6, material: 'deep' });
  box(stage, {
    at: [0, 2.2, 0],
    size: [2.7, 0.14, 2.7],
    material: 'navy',
    radius: 0.05,
    rotation: [0, 0.1, 0],
  });
  sphere(stage, [0, 2.38, 0], 0.1, 'lit');
  rod(stage, 0.035, 'lit', [0, 2.38, 0], [1.38, 2.37, 0.9], [1.4, 1.55, 0.92]);
  cylinder(stage, { at: [1.4, 1.05, 0.92], radius: 0.08, topRadius: 0.05, height: 0.52, material: 'lit' });
  stage.spill([1.7, 1.5, 1.5], 1.8);
  stage.spill([0, 3, 0], 0.8);
}

function pens(stage: Stage): void {
  cylinder(stage, { at: [-2.7, 0, 1.6], radius: 0.42, height: 1.1, material: 'steel' });
  const pen = { radius: 0.06 };
  cylinder(stage, {
    ...pen,
    at: [-2.78, 0.7, 1.55],
    height: 1.3,
    material: 'paper',
    rotation: [0.1, 0, 0.15],
  });
  cylinder(stage, {
    ...pen,
    at: [-2.6, 0.7, 1.65],
    height: 1.4,
    material: 'lit',
    rotation: [-0.08, 0, -0.1],
  });
}

/** A mortar board lies on three books; its tassel is lit. */
export function build(stage: Stage): void {
  book(stage, { bottom: 0, size: [3.6, 0.62, 2.7], cover: 'navy', turn: 0.06 });
  book(stage, { bottom: 0.62, size: [3.3, 0.5, 2.5], cover: 'steel', turn: -0.16 });
  book(stage, { bottom: 1.12, size: [3.05, 0.56, 2.35], cover: 'mist', turn: 0.12 });
  box(stage, { at: [0.6, 0.78, 1.36], size: [0.26, 0.03, 0.5], material: 'lit', radius: 0.01 });

  cap(stage);
  pens(stage);
  box(stage, { at: [2.9, 0, -1.8], size: [1.2, 1.6, 1.2], material: 'deep', radius: 0.14 });
  box(stage, { at: [-2.8, 0, -2], size: [1.1, 2.4, 1.1], material: 'deep', radius: 0.14 });
}
