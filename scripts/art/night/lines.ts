import { CatmullRomCurve3, CylinderGeometry, TubeGeometry, Vector3 } from 'three';
import type { MaterialName } from './materials.ts';
import type { Stage, Triple } from './Stage.ts';
import { sphere } from './solids.ts';

/** Lays straight round rods from point to point, with a ball at each joint. */
export function rod(
  stage: Stage,
  radius: number,
  material: MaterialName,
  ...points: readonly Triple[]
): void {
  for (const [index, end] of points.entries()) {
    sphere(stage, end, radius, material);
    const start = points[index - 1];
    if (!start) continue;
    const way = new Vector3(...end).sub(new Vector3(...start));
    const middle: Triple = [start[0] + way.x / 2, start[1] + way.y / 2, start[2] + way.z / 2];
    const geometry = new CylinderGeometry(radius, radius, way.length(), 14);
    const mesh = stage.add(geometry, { material, at: middle });
    mesh.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), way.normalize());
  }
}

/** Lays a round tube along a smooth curve through the points. */
export function tube(stage: Stage, points: readonly Triple[], radius: number, material: MaterialName): void {
  const curve = new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    false,
    'catmullrom',
    0.5,
  );
  stage.add(new TubeGeometry(curve, 240, radius, 12), { material, at: [0, 0, 0] });
}
