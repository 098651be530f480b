import { OrthographicCamera, Vector3 } from 'three';

/** What a picture shows of a scene, in tiles. */
export type View = {
  /** How much of the world the picture's height shows. */
  height: number;
  /** The same for the wide shape, where the subject can come closer. */
  wideHeight?: number;
  /** The height of the point that stands in the middle of the square picture. */
  middle: number;
};

export const usualView: View = { height: 8.6, middle: 1.55 };

const distance = 22;

/** How a picture of a shape is laid out. Shares are of its height. */
type Layout = {
  /** Pictures that are wider than this (width by height) have this layout. */
  widerThan: number;
  /** How far the subject stands to the right of the middle, and above it. */
  right: number;
  up: number;
  /** How far from the subject the floor is in the dark, in tiles. */
  darkFrom: number;
};

const layouts: readonly Layout[] = [
  // A banner: words cover the left, and the picture fades out towards them.
  { widerThan: 2, right: 0.34, up: 0, darkFrom: 11.5 },
  // A low tile: a label covers the lower part.
  { widerThan: 1.2, right: 0.1, up: 0.08, darkFrom: 15 },
  { widerThan: 0, right: 0, up: 0, darkFrom: 15 },
];

/** The layout for pictures of a shape, their width by their height. */
export function layoutOf(shape: number): Layout {
  return layouts.find(({ widerThan }) => shape > widerThan)!;
}

/** An isometric camera for a picture of the given shape (width by height). */
export function isometricCamera(
  { height, wideHeight = height, middle }: View,
  shape: number,
): OrthographicCamera {
  const shown = shape > 1.2 ? wideHeight : height;
  const layout = layoutOf(shape);
  const [right, up] = [layout.right * shown, layout.up * shown];
  const [halfWidth, halfHeight] = [(shown * shape) / 2, shown / 2];
  const camera = new OrthographicCamera(-halfWidth, halfWidth, halfHeight, -halfHeight, 0.1, 100);
  const target = new Vector3(-right * Math.SQRT1_2, middle - up, right * Math.SQRT1_2);
  camera.position
    .set(1, Math.sqrt(2 / 3), 1)
    .multiplyScalar(distance)
    .add(target);
  camera.lookAt(target);
  camera.updateMatrixWorld();
  return camera;
}
