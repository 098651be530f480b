import { PerspectiveCamera, Vector3 } from 'three';
import type { Triple } from './Stage.ts';

/** A second view of a scene, from close by. */
export type Close = {
  /** What is in its middle. */
  at: Triple;
  /** How much of the world the picture's height shows there, in tiles. */
  height: number;
  /** The direction from there to the camera. */
  from: Triple;
};

/** From the right, and lower than in the isometric pictures. */
export const usualClose: Close = { at: [0.2, 1.3, 0], height: 4.8, from: [1, 0.5, 0.42] };

const angle = 20;

/** A camera near a scene's subject, for a picture of the given shape (width by height). */
export function closeCamera({ at, height, from }: Close, shape: number): PerspectiveCamera {
  const target = new Vector3(...at);
  const direction = new Vector3(...from).normalize();
  const distance = height / 2 / Math.tan((angle / 2) * (Math.PI / 180));
  const camera = new PerspectiveCamera(angle, shape, 1, 100);
  camera.position.copy(target).addScaledVector(direction, distance);
  camera.lookAt(target);
  camera.updateMatrixWorld();
  return camera;
}
