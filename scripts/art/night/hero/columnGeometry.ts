import { BufferGeometry, Float32BufferAttribute } from 'three';

type Corner = readonly [x: number, y: number, z: number];

/** The four corners of a level square, counter-clockwise from above. */
function square(halfSide: number, y: number): Corner[] {
  return [
    [-halfSide, y, -halfSide],
    [-halfSide, y, halfSide],
    [halfSide, y, halfSide],
    [halfSide, y, -halfSide],
  ];
}

const twoTriangles = ([a, b, c, d]: readonly [Corner, Corner, Corner, Corner]) => [a, b, c, a, c, d].flat();

/** The four walls between two squares. */
function walls(upper: readonly Corner[], lower: readonly Corner[]): number[] {
  return upper.flatMap((corner, index) => {
    const next = (index + 1) % upper.length;
    return twoTriangles([corner, lower[index]!, lower[next]!, upper[next]!]);
  });
}

/** A column from y 0 to 1 with a flat chamfer around its top. It has no bottom, which nobody sees. */
export function columnGeometry(side: number, chamfer: number): BufferGeometry {
  const half = side / 2;
  const top = square(half - chamfer, 1) as [Corner, Corner, Corner, Corner];
  const [shoulder, foot] = [square(half, 1 - chamfer / 2), square(half, 0)];
  const points = [...twoTriangles(top), ...walls(top, shoulder), ...walls(shoulder, foot)];
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(points, 3));
  geometry.computeVertexNormals();
  return geometry;
}
