import type { MaterialName } from '../../night/materials.ts';
import type { Stage, Triple } from '../../night/Stage.ts';
import { cylinder, sphere } from '../../night/solids.ts';

/** A member of a team, as plain as a pawn. */
export function person(stage: Stage, [x, y, z]: Triple, material: MaterialName): void {
  cylinder(stage, { at: [x, y, z], radius: 0.44, height: 0.72, material });
  sphere(stage, [x, y + 0.7, z], 0.44, material);
  sphere(stage, [x, y + 1.42, z], 0.36, material);
}
