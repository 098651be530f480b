import { Color, InstancedBufferAttribute, InstancedMesh, Matrix4 } from 'three';
import { randomAt } from '../random.ts';
import { columnGeometry } from './columnGeometry.ts';
import { columnMaterial } from './columnMaterial.ts';
import { columns, rows } from './fieldSize.ts';
import { lightAt } from './lanes.ts';

const [dark, light] = [new Color(0x0c2a50), new Color(0x1c4674)];

/** The longest of the three waves of the swell; tops are lighter on it. `turn` is the loop's angle, 0 to 2π. */
const mainWave = (x: number, z: number, turn: number) => Math.sin(x * 0.17 + z * 0.1 - turn);

function heightOf(column: number, row: number, x: number, z: number, turn: number): number {
  const swell =
    1.25 * mainWave(x, z, turn) +
    0.85 * Math.sin(z * 0.21 - x * 0.06 + turn + 1.3) +
    0.8 * Math.sin((x - z) * 0.075 + turn + 4);
  const unevenness = (randomAt(column, row) - 0.5) * 0.34;
  const isRaised = randomAt(column, row, 2) > 0.965;
  const raise = isRaised ? 0.4 + 0.4 * Math.sin(turn + 2 * Math.PI * randomAt(column, row, 4)) : 0;
  return Math.max(0.25, 3.2 + swell + unevenness + raise);
}

/**
 * A field of square columns that rises and falls like a slow swell, with lights along its lanes, at a moment of the
 * film's loop, 0 to 1.
 */
export function field(moment: number): InstancedMesh {
  const turn = 2 * Math.PI * moment;
  const geometry = columnGeometry(0.9, 0.07);
  const mesh = new InstancedMesh(geometry, columnMaterial(), columns * rows);
  const glow = new Float32Array(columns * rows);
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const index = column * rows + row;
      const [x, z] = [column - columns / 2, row - rows / 2];
      const share = 0.25 + 0.5 * randomAt(column, row, 1) + 0.16 * mainWave(x, z, turn);
      mesh.setMatrixAt(
        index,
        new Matrix4().makeScale(1, heightOf(column, row, x, z, turn), 1).setPosition(x, 0, z),
      );
      mesh.setColorAt(index, new Color().lerpColors(dark, light, share));
      glow[index] = lightAt(column, row, moment) * 1.5;
    }
  }
  geometry.setAttribute('glow', new InstancedBufferAttribute(glow, 1));
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}
