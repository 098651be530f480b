import { ExtrudeGeometry, Shape } from 'three';
import type { MaterialName } from './materials.ts';
import type { Stage, Triple } from './Stage.ts';

/** A corner of an outline; with four numbers, the first two are the control point of a curve that ends there. */
type Corner =
  | readonly [x: number, y: number]
  | readonly [controlX: number, controlY: number, x: number, y: number];

type Extrusion = {
  /** The outline in x and y. */
  outline: readonly Corner[];
  /** How far it reaches along z from its place. */
  depth: number;
  at: Triple;
  material: MaterialName;
  bevel?: number;
};

/** Puts up a flat outline with thickness and rounded edges. */
export function extrusion(stage: Stage, { outline, depth, at, material, bevel = 0.06 }: Extrusion): void {
  const shape = new Shape();
  for (const [index, corner] of outline.entries()) {
    if (corner.length === 4) shape.quadraticCurveTo(...corner);
    else if (index === 0) shape.moveTo(...corner);
    else shape.lineTo(...corner);
  }
  shape.closePath();
  const rounding = { bevelThickness: bevel, bevelSize: bevel, bevelSegments: 4 };
  stage.add(new ExtrudeGeometry(shape, { depth, curveSegments: 24, ...rounding }), { material, at });
}
