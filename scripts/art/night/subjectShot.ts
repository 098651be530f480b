import { PointLight, Vector3 } from 'three';
import { layFloor } from './floor.ts';
import type { Shot } from './photograph/Shot.ts';
import type { Sample } from './photograph/sampling.ts';
import { Stage } from './Stage.ts';
import { isometricCamera, layoutOf, usualView, type View } from './view.ts';

/** What a scene's file holds: its subject, and its view where it differs from the usual one. */
export type SceneModule = { view?: Partial<View>; build(stage: Stage): void };

/** Adds the light that lit parts throw; the function that it returns moves it a little for each sample. */
function addSpills({ scene, spills }: Stage): (sample: Sample) => void {
  const lights = spills.map(({ at, strength }) => {
    const light = new PointLight(0x2ab8f0, strength * 2.5, 7.5, 1.6);
    scene.add(light);
    return { light, at };
  });
  return ({ pixel: [a, b] }) => {
    const shift = new Vector3(a - 0.5, b - 0.5, a * b - 0.25).multiplyScalar(0.8);
    for (const { light, at } of lights) light.position.copy(at).add(shift);
  };
}

/** Sets up a subject on the floor at night. The shape is the picture's width by its height. */
export function subjectShot({ view, build }: SceneModule, shape: number): Shot {
  const stage = new Stage();
  build(stage);
  const camera = isometricCamera({ ...usualView, ...view }, shape);
  layFloor(stage, camera, layoutOf(shape).darkFrom);
  return {
    scene: stage.scene,
    camera,
    middle: new Vector3(0, 1, 0),
    extent: 11,
    key: { direction: new Vector3(-0.35, 1, 0.55), spread: 0.16, colour: 0xeaf4ff, intensity: 2.75 },
    sky: { colour: 0x6f9fd6, intensity: 1.8 },
    background: 0x061429,
    bloom: 0.85,
    bloomThreshold: 0.7,
    vignette: 0.75,
    exposure: 1,
    jitter: addSpills(stage),
  };
}
