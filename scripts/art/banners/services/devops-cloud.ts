import { CatmullRomCurve3, TubeGeometry, Vector3 } from 'three';
import { bar, dot, drawOn, stroke } from '../../night/marks.ts';
import type { Stage } from '../../night/Stage.ts';
import { box, cylinder } from '../../night/solids.ts';
import { backdrop } from '../parts/backdrop.ts';

export const view = { height: 7.2, middle: 1.05 };

const road = 0.3;

/** A place on the loop; the share runs once round it, from 0 to 1. It lies across the picture. */
function onLoop(share: number): Vector3 {
  const angle = share * 2 * Math.PI;
  const [right, near] = [3.5 * Math.sin(angle), 1.9 * Math.sin(2 * angle)];
  return new Vector3((right + near) * Math.SQRT1_2, 0, (near - right) * Math.SQRT1_2 + 0.5);
}

function loop(stage: Stage): void {
  const points = Array.from({ length: 64 }, (_, index) => onLoop(index / 64));
  const geometry = new TubeGeometry(new CatmullRomCurve3(points, true), 400, 0.44, 20, true);
  geometry.scale(1, 0.42, 1);
  stage.add(geometry, { material: 'mist', at: [0, 0.12, 0] });
  for (let mark = 1; mark < 40; mark++) {
    if (mark % 20 === 0) continue;
    const { x, z } = onLoop(mark / 40);
    cylinder(stage, { at: [x, road - 0.02, z], radius: 0.06, height: 0.04, material: 'navy' });
  }
}

function servers(stage: Stage): void {
  const tower = box(stage, { at: [-2.2, 0, -2.6], size: [1.3, 2.5, 1.3], material: 'navy', radius: 0.12 });
  const second = box(stage, { at: [-0.7, 0, -2.6], size: [1.3, 1.7, 1.3], material: 'steel', radius: 0.12 });
  for (const y of [14, 29, 44, 59])
    drawOn(stage, tower.left, [bar(8, y, 24, 5, 'steel'), dot(42, y + 2.5, 2.8, 'mist')]);
  for (const y of [14, 29])
    drawOn(stage, second.left, [bar(8, y, 24, 5, 'navy'), dot(42, y + 2.5, 2.8, 'paper')]);
}

/** A release, lit, travels a loop without end; the servers that it goes to stand behind. */
export function build(stage: Stage): void {
  servers(stage);
  loop(stage);
  const release = box(stage, { at: [0, road, 0.5], size: [1.3, 1, 1.3], material: 'lit', radius: 0.18 });
  drawOn(stage, release.left, [stroke('M26 31V10M16 19L26 9L36 19', 'paper', 4.6)]);
  stage.spill([0.1, 0.9, 2], 1.8);
  stage.spill([1.6, 0.9, 0.5], 1);
  stage.spill([-1.2, 0.9, 0.4], 1);
  backdrop(stage, [2.6, -3.6, 1.2]);
}
