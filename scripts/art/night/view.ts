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

/**
 * In banners the subject stands a little right of the middle and above it, as shares of the picture's height:
 * text covers the left, a label the lower part.
 */
const wideShift = { right: 0.1, up: 0.08 };

/** An isometric camera for a picture of the given shape (width by height). */
export function isometricCamera(
  { height, wideHeight = height, middle }: View,
  shape: number,
): OrthographicCamera {
  const isWide = shape > 1.2;
  const shown = isWide ? wideHeight : height;
  const [right, up] = isWide ? [wideShift.right * shown, wideShift.up * shown] : [0, 0];
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
