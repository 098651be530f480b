import { LatheGeometry, Vector2, Vector3 } from 'three';
import { randomAt } from '../night/random.ts';
import type { Stage } from '../night/Stage.ts';
import { box, cylinder, sphere } from '../night/solids.ts';

export const view = { height: 7.3, middle: 1.4 };

const pinBottom = 1.5;
const pinRadius = 0.78;

/** A drop: a point below and a ball above. */
function pin(stage: Stage): void {
  const ball = pinBottom + 1.55;
  const profile = [new Vector2(0, pinBottom)];
  for (let step = 0; step <= 24; step++) {
    const angle = -0.55 + (step / 24) * (Math.PI / 2 + 0.55);
    profile.push(new Vector2(pinRadius * Math.cos(angle), ball + pinRadius * Math.sin(angle)));
  }
  stage.add(new LatheGeometry(profile, 56), { material: 'lit', at: [0, 0, 0], isTwoSided: true });
  const eye = new Vector3(1, Math.sqrt(2 / 3), 1).setLength(0.56);
  sphere(stage, [eye.x, ball + eye.y, eye.z], 0.34, 'paper');
}

/** The houses of the quarter, block by block, with streets between them. */
function quarter(stage: Stage): void {
  for (let column = -3; column <= 3; column++) {
    for (let row = -3; row <= 3; row++) {
      if ((column === 0 && row === 0) || Math.hypot(column, row) > 3.7) continue;
      const height = 0.35 + randomAt(column, row, 3) * 1.15 + (column + row < -2 ? 0.5 : 0);
      // Houses in front stay low, so that the lit place is seen.
      const seen = column + row > 0 ? height * 0.55 : height;
      const material = randomAt(column, row, 5) > 0.6 ? 'navy' : 'deep';
      box(stage, { at: [column * 1.45, 0, row * 1.45], size: [1.05, seen, 1.05], material, radius: 0.09 });
    }
  }
}

/** A lit pin marks one house in a quarter of the town. */
export function build(stage: Stage): void {
  quarter(stage);
  cylinder(stage, { at: [0, 0, 0], radius: 0.7, height: 0.05, material: 'steel' });
  box(stage, { at: [0, 0, 0], size: [1.1, 1.15, 1.1], material: 'paper', radius: 0.1 });
  pin(stage);
  stage.spill([0, 1.8, 0], 0.8);
  stage.spill([0.7, 2.2, 1.4], 1.8);
  stage.spill([1.5, 1.8, -0.6], 1.4);
  stage.spill([-1.4, 1.8, 0.6], 1.4);
}
