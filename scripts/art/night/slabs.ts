import { ExtrudeGeometry, Shape } from 'three';
import { type Face, type Faces, facesOf } from './faces.ts';
import type { MaterialName } from './materials.ts';
import type { Stage, Triple } from './Stage.ts';

const bevel = 0.04;

type Slab = {
  /** The middle of the lower side. */
  at: Triple;
  size: Triple;
  material: MaterialName;
  /** Radius of the four round corners. */
  corner?: number;
};

/** A flat rectangle with round corners and softened rims, of a thickness along z. */
function roundedPlate(width: number, height: number, thickness: number, corner: number): ExtrudeGeometry {
  const [right, upper] = [width / 2 - bevel, height / 2 - bevel];
  const radius = Math.max(0.01, corner - bevel);
  const outline = new Shape()
    .absarc(right - radius, upper - radius, radius, 0, Math.PI / 2)
    .absarc(radius - right, upper - radius, radius, Math.PI / 2, Math.PI)
    .absarc(radius - right, radius - upper, radius, Math.PI, 1.5 * Math.PI)
    .absarc(right - radius, radius - upper, radius, 1.5 * Math.PI, 2 * Math.PI);
  const rounding = { bevelThickness: bevel, bevelSize: bevel, bevelSegments: 4 };
  const geometry = new ExtrudeGeometry(outline, {
    depth: thickness - 2 * bevel,
    curveSegments: 12,
    ...rounding,
  });
  return geometry.center() as ExtrudeGeometry;
}

/** Lays down a plate with four round corners. */
export function slab(stage: Stage, { at, size, material, corner = 0.3 }: Slab): Faces {
  const [[x, y, z], [width, height, depth]] = [at, size];
  const geometry = roundedPlate(width, depth, height, corner);
  geometry.rotateX(-Math.PI / 2);
  stage.add(geometry, { material, at: [x, y + height / 2, z] });
  return facesOf(at, size);
}

/** Puts up a plate with four round corners, which faces the lower left. */
export function panel(stage: Stage, { at, size, material, corner = 0.22 }: Slab): Face {
  const [[x, y, z], [width, height, depth]] = [at, size];
  stage.add(roundedPlate(width, height, depth, corner), { material, at: [x, y + height / 2, z] });
  return facesOf(at, size).left;
}
