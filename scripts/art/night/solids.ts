import { LatheGeometry, SphereGeometry, Vector2 } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { type Faces, facesOf } from './faces.ts';
import type { MaterialName } from './materials.ts';
import type { Stage, Triple } from './Stage.ts';

type Box = {
  /** The middle of the lower side. */
  at: Triple;
  size: Triple;
  material: MaterialName;
  /** Radius of all edges. */
  radius?: number;
  rotation?: Triple;
};

/** Puts up a box with rounded edges; returns the faces that are seen when it is not turned. */
export function box(stage: Stage, { at, size, material, radius = 0.08, rotation }: Box): Faces {
  const [[x, y, z], [width, height, depth]] = [at, size];
  // At exactly half of the shortest side the geometry would degenerate.
  const bevel = Math.min(radius, Math.min(...size) / 2.01);
  const geometry = new RoundedBoxGeometry(width, height, depth, 4, bevel);
  stage.add(geometry, { material, at: [x, y + height / 2, z], rotation });
  return facesOf(at, size);
}

type Cylinder = {
  /** The middle of the lower end, before any turn. */
  at: Triple;
  radius: number;
  height: number;
  material: MaterialName;
  /** Radius of the upper end, where it differs. */
  topRadius?: number;
  /** Turns around the middle. */
  rotation?: Triple;
};

/** Puts up a cylinder, or a blunt cone, with softened rims. */
export function cylinder(
  stage: Stage,
  { at: [x, y, z], radius, height, material, topRadius = radius, rotation }: Cylinder,
): void {
  const bevel = Math.min(0.05, height * 0.3);
  const half = height / 2;
  const profile = [
    [0, -half],
    [radius - bevel, -half],
    [radius, bevel - half],
    [topRadius, half - bevel],
    [topRadius - bevel, half],
    [0, half],
  ] as const;
  const geometry = new LatheGeometry(
    profile.map(([across, up]) => new Vector2(across, up)),
    56,
  );
  // Shared normals let the rims catch the light.
  geometry.computeVertexNormals();
  stage.add(geometry, { material, at: [x, y + half, z], rotation, isTwoSided: true });
}

/** Puts up a ball around a centre. */
export function sphere(stage: Stage, at: Triple, radius: number, material: MaterialName): void {
  stage.add(new SphereGeometry(radius, 40, 28), { material, at });
}

/** Puts up a wheel that rolls along x, around a centre. */
export function wheel(
  stage: Stage,
  at: Triple,
  radius: number,
  width: number,
  material: MaterialName = 'deep',
) {
  const [x, y, z] = at;
  const rotation: Triple = [Math.PI / 2, 0, 0];
  cylinder(stage, { at: [x, y - width / 2, z], radius, height: width, material, rotation });
}
