import { DirectionalLight, Vector3 } from 'three';
import type { Shot } from './Shot.ts';
import { onDisc, type Sample } from './sampling.ts';

function shadowLight({ scene, middle, extent }: Shot): DirectionalLight {
  const light = new DirectionalLight();
  light.castShadow = true;
  light.shadow.mapSize.set(1024, 1024);
  light.shadow.bias = -0.0012;
  light.shadow.normalBias = 0.012;
  const { camera } = light.shadow;
  camera.left = camera.bottom = -extent;
  camera.right = camera.top = extent;
  camera.near = 0.1;
  camera.far = extent * 6;
  light.target.position.copy(middle);
  scene.add(light, light.target);
  return light;
}

/** A direction near the given one: the spread is the tangent of the widest angle between them. */
function nearby(direction: Vector3, spread: number, randoms: readonly [number, number]): Vector3 {
  const [a, b] = onDisc(randoms);
  const main = direction.clone().normalize();
  const side = new Vector3(-main.z, 0, main.x).normalize();
  const up = new Vector3().crossVectors(main, side);
  return main
    .addScaledVector(side, a * spread)
    .addScaledVector(up, b * spread)
    .normalize();
}

/** A direction from the sky, more often from above than from the horizon. */
function fromSky([a, b]: readonly [number, number]): Vector3 {
  const up = 0.12 + 0.88 * Math.sqrt(a);
  const out = Math.sqrt(1 - Math.min(1, up * up));
  const angle = b * 2 * Math.PI;
  return new Vector3(out * Math.cos(angle), up, out * Math.sin(angle));
}

/** Adds the lights of a shot; the function that it returns moves them for each sample. */
export function setUpLights(shot: Shot): (sample: Sample) => void {
  const [key, sky] = [shadowLight(shot), shadowLight(shot)];
  key.color.set(shot.key.colour);
  key.intensity = shot.key.intensity;
  sky.color.set(shot.sky.colour);
  sky.intensity = shot.sky.intensity;
  const distance = shot.extent * 3;
  return (sample) => {
    const keyDirection = nearby(shot.key.direction, shot.key.spread, sample.key);
    key.position.copy(shot.middle).addScaledVector(keyDirection, distance);
    sky.position.copy(shot.middle).addScaledVector(fromSky(sample.sky), distance);
  };
}
