import { rod } from '../../night/lines.ts';
import { bar, drawOn, tick } from '../../night/marks.ts';
import type { MaterialName } from '../../night/materials.ts';
import type { Stage } from '../../night/Stage.ts';
import { slab } from '../../night/slabs.ts';
import { backdrop } from '../parts/backdrop.ts';

export const view = { height: 6.4, middle: 0.7 };

/** The apps on the screen, row by row; the lit one rises from the middle of the second. */
const apps: readonly (readonly MaterialName[])[] = [
  ['mist', 'steel', 'paper'],
  ['paper', 'lit', 'mist'],
  ['steel', 'paper', 'mist'],
];
const screen = 0.42;

function litApp(stage: Stage, x: number, z: number): void {
  const bottom = screen + 0.95;
  for (const [dx, dz] of [
    [-0.4, 0.4],
    [0.4, 0.4],
    [0.4, -0.4],
  ] as const) {
    rod(stage, 0.022, 'lit', [x + dx, screen, z + dz], [x + dx, bottom, z + dz]);
  }
  const size = [1.02, 0.36, 1.02] as const;
  const app = slab(stage, { at: [x, bottom, z], size, material: 'lit', corner: 0.24 });
  drawOn(stage, app.top, [tick(9, 21, 8, 'paper', 4.6)]);
  stage.spill([x, screen + 0.7, z], 1.6);
  stage.spill([x + 0.4, bottom + 0.6, z + 1], 1.2);
}

/** A phone lies on the floor with nine apps on it; one of them, lit, rises from its place. */
export function build(stage: Stage): void {
  slab(stage, { at: [0, 0, 0.1], size: [3.6, 0.38, 6.2], material: 'steel', corner: 0.6 });
  const glass = slab(stage, { at: [0, 0.3, 0.1], size: [3.36, 0.12, 5.96], material: 'deep', corner: 0.5 });
  drawOn(stage, glass.top, [
    bar(47, 10, 40, 8, 'navy'),
    bar(18, 32, 50, 6, 'mist'),
    bar(18, 44, 72, 4.6, 'steel'),
  ]);
  drawOn(stage, glass.top, [bar(24, 214, 86, 6, 'steel')]);

  for (const [row, materials] of apps.entries()) {
    for (const [column, material] of materials.entries()) {
      const [x, z] = [(column - 1) * 1.05, (row - 1) * 1.15 + 0.55];
      if (material === 'lit') litApp(stage, x, z);
      else slab(stage, { at: [x, screen, z], size: [0.84, 0.2, 0.84], material, corner: 0.2 });
    }
  }
  backdrop(stage, [-3, -2.2, 1.6], [3.2, -3, 2], [3.4, 1, 0.6]);
}
