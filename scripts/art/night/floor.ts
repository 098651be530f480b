import { type Camera, Color, InstancedMesh, Matrix4, MeshPhongMaterial, Vector3 } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import { randomAt } from './random.ts';
import type { Stage } from './Stage.ts';

/** Tiles from the middle to each edge. */
const reach = 13;
/** Up to here, in tiles from the middle, the floor is level and a subject can stand on it. */
const levelRadius = 5.2;
const thickness = 0.6;

function heightOf(column: number, row: number): number {
  const beyond = Math.hypot(column, row) - levelRadius;
  if (beyond <= 0) return (randomAt(column, row) - 0.5) * 0.03;
  return Math.min(1.6, beyond * 0.16) * randomAt(column, row) * 1.6;
}

function brightnessOf(column: number, row: number, darkFrom: number): number {
  const fade = Math.max(0.12, 1 - Math.hypot(column, row) / darkFrom);
  return fade * (0.82 + 0.3 * randomAt(row, column));
}

/** Whether a tile is in the picture, or so close to its edge that its shadow or its glow may be. */
function isSeen(column: number, row: number, camera: Camera): boolean {
  const { x, y } = new Vector3(column, 0, row).project(camera);
  return Math.abs(x) < 1.2 && Math.abs(y) < 1.4;
}

/** Lays the floor: tiles with thin gaps, level under the subject, uneven and darker towards the edges. */
export function layFloor({ scene }: Stage, camera: Camera, darkFrom: number): void {
  const steps = Array.from({ length: reach * 2 + 1 }, (_, step) => step - reach);
  const tiles = steps
    .flatMap((column) => steps.map((row) => [column, row] as const))
    .filter(([column, row]) => isSeen(column, row, camera));
  // There are so many tiles that shared corners shorten the whole picture's time by a tenth or more.
  const geometry = mergeVertices(new RoundedBoxGeometry(0.96, thickness, 0.96, 2, 0.05));
  const material = new MeshPhongMaterial({ color: 0x143763, specular: 0x22405c, shininess: 22 });
  const mesh = new InstancedMesh(geometry, material, tiles.length);
  for (const [index, [column, row]] of tiles.entries()) {
    // The tops lie a hair below y 0, where subjects stand.
    const y = heightOf(column, row) - thickness / 2 - 0.02;
    mesh.setMatrixAt(index, new Matrix4().makeTranslation(column, y, row));
    mesh.setColorAt(index, new Color().setScalar(brightnessOf(column, row, darkFrom)));
  }
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  scene.add(mesh);
}
