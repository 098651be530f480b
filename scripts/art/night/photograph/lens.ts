import { Vector3 } from 'three';
import type { Format, Shot } from './Shot.ts';
import { onDisc, type Sample } from './sampling.ts';

/**
 * Moves the camera for each sample by a part of a pixel, which smooths edges, and across its lens, which blurs
 * what is out of focus.
 */
export function setUpLens({ camera, lens }: Shot, { width, height }: Format): (sample: Sample) => void {
  const place = camera.position.clone();
  const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
  const up = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
  return (sample) => {
    const [shiftX, shiftY] = sample.pixel;
    camera.setViewOffset(width, height, shiftX - 0.5, shiftY - 0.5, width, height);
    if (lens) {
      const [x, y] = onDisc(sample.lens);
      camera.position
        .copy(place)
        .addScaledVector(right, x * lens.radius)
        .addScaledVector(up, y * lens.radius);
      camera.lookAt(lens.focus);
    }
    camera.updateProjectionMatrix();
  };
}
