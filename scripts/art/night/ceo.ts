import type { Stage } from './Stage.ts';
import { box } from './solids.ts';

export const view = { height: 7.6, middle: 1.5 };

/** Terraces rise to a lit block: an abstract placeholder for a portrait. */
export function build(stage: Stage): void {
  box(stage, { at: [0, 0, 0], size: [5, 0.5, 5], material: 'navy', radius: 0.2 });
  box(stage, { at: [0, 0.5, 0], size: [3.8, 0.5, 3.8], material: 'steel', radius: 0.18 });
  box(stage, { at: [0, 1, 0], size: [2.7, 0.5, 2.7], material: 'mist', radius: 0.16 });
  box(stage, { at: [0, 1.5, 0], size: [1.7, 0.3, 1.7], material: 'paper', radius: 0.12 });
  box(stage, { at: [0, 2.35, 0], size: [1.35, 1.35, 1.35], material: 'lit', radius: 0.16 });
  stage.spill([1.2, 2.4, 1.2], 1.6);
  stage.spill([0, 2, 0], 1.2);
  stage.spill([-1.4, 2.4, 1.2], 0.8);

  const background = [
    [-3.4, -2.2, 2.2],
    [-1.8, -3.6, 1.1],
    [2.4, -3.4, 1.7],
    [3.8, -0.8, 0.8],
    [-3.8, 1.2, 0.6],
  ] as const;
  for (const [x, z, height] of background) {
    box(stage, { at: [x, 0, z], size: [1.1, height, 1.1], material: 'deep', radius: 0.14 });
  }
}
