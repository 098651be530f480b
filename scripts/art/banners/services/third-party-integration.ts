import { rod } from '../../night/lines.ts';
import { bar, dot, drawOn, ring, shape, stroke } from '../../night/marks.ts';
import type { Stage } from '../../night/Stage.ts';
import { box } from '../../night/solids.ts';

export const view = { height: 6.8, middle: 0.65 };

const side = 1.5;
const away = 2.55;

/** A hub feeds four services through pipes; one of them is lit by what comes through. */
export function build(stage: Stage): void {
  for (const [x, z] of [
    [-1, 0],
    [0, -1],
    [1, 0],
  ] as const) {
    rod(stage, 0.17, 'mist', [x * 1, 0.34, z * 1], [x * 1.9, 0.34, z * 1.9]);
  }
  rod(stage, 0.19, 'lit', [0, 0.34, 1], [0, 0.34, 1.9]);

  const hub = box(stage, { at: [0, 0, 0], size: [2, 1.05, 2], material: 'navy', radius: 0.24 });
  drawOn(stage, hub.top, [
    stroke('M40 15V65M15 40H65', 'steel', 4.4),
    dot(40, 40, 15, 'mist'),
    dot(40, 40, 6, 'navy'),
  ]);

  const ringed = box(stage, { at: [-away, 0, 0], size: [side, 0.85, side], material: 'mist', radius: 0.2 });
  drawOn(stage, ringed.top, [ring(30, 30, 12, 'navy', 5)]);
  const plus = box(stage, { at: [0, 0, -away], size: [side, 1.1, side], material: 'steel', radius: 0.2 });
  drawOn(stage, plus.top, [stroke('M17 30H43M30 17V43', 'paper', 5)]);
  const document = box(stage, { at: [away, 0, 0], size: [side, 0.7, side], material: 'paper', radius: 0.2 });
  drawOn(stage, document.top, [
    bar(14, 17, 32, 5, 'navy'),
    bar(14, 28, 24, 5, 'steel'),
    bar(14, 39, 28, 5, 'steel'),
  ]);

  const powered = box(stage, { at: [0, 0, away], size: [side, 1.1, side], material: 'lit', radius: 0.2 });
  drawOn(stage, powered.top, [shape('M33 11L17 34H28L25 49L43 26H31Z', 'paper')]);
  stage.spill([0, 0.8, 4], 1.3);
  stage.spill([0.9, 0.9, 1.5], 1.1);
  stage.spill([-1.2, 0.9, 2], 1.1);

  for (const [x, z, height] of [
    [-2.4, -2.4, 0.4],
    [2.4, -2.4, 0.7],
    [2.3, 2.3, 0.3],
    [-2.4, 2.4, 0.5],
  ] as const) {
    box(stage, { at: [x, 0, z], size: [1, height, 1], material: 'deep', radius: 0.14 });
  }
}
