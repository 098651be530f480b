import { Fog, PerspectiveCamera, Scene, Vector3 } from 'three';
import type { Shot } from '../photograph/Shot.ts';
import { field } from './field.ts';

const night = 0x061429;

/**
 * Looks from the edge across a wide field of blocks, into the light. The shape is width by height, the moment a share
 * of the film's loop.
 */
export function heroShot(shape: number, moment: number): Shot {
  const scene = new Scene();
  scene.add(field(moment));
  scene.fog = new Fog(night, 34, 66);

  const focus = new Vector3(3.2, 2.2, -3.5);
  const camera = new PerspectiveCamera(26, shape, 1, 200);
  camera.position.set(-20, 15.5, 25);
  camera.lookAt(focus);
  camera.updateMatrixWorld();

  return {
    scene,
    camera,
    middle: new Vector3(2, 0, -3),
    extent: 34,
    key: { direction: new Vector3(-0.75, 0.62, -0.55), spread: 0.12, colour: 0xcfe8ff, intensity: 3.6 },
    sky: { colour: 0x5b8cc4, intensity: 1.25 },
    background: night,
    lens: { radius: 0.22, focus },
    bloom: 1.1,
    bloomThreshold: 0.6,
    vignette: 0.5,
    exposure: 1.05,
  };
}
