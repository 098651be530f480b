import { rod } from '../../night/lines.ts';
import type { MaterialName } from '../../night/materials.ts';
import type { Stage } from '../../night/Stage.ts';
import { cylinder } from '../../night/solids.ts';
import { person } from '../parts/person.ts';

export const view = { height: 6.6, middle: 1.35 };

const spacing = 1.75;

/** Eight members in three rows; the place in the middle is open. */
const team: readonly (readonly (MaterialName | undefined)[])[] = [
  ['mist', 'steel', 'mist'],
  ['steel', undefined, 'paper'],
  ['paper', 'navy', 'mist'],
];

/** Eight people stand in formation; the ninth, lit, comes down to the open place in their middle. */
export function build(stage: Stage): void {
  for (const [row, members] of team.entries()) {
    for (const [column, material] of members.entries()) {
      if (material) person(stage, [(column - 1) * spacing, 0, (row - 1) * spacing], material);
    }
  }
  cylinder(stage, { at: [0, 0, 0], radius: 0.7, height: 0.06, material: 'litDim' });
  for (const [x, z] of [
    [-0.42, 0.42],
    [0.42, -0.42],
    [0.42, 0.42],
  ] as const) {
    rod(stage, 0.02, 'lit', [x, 0.05, z], [x, 1.5, z]);
  }
  person(stage, [0, 1.5, 0], 'lit');
  stage.spill([0, 0.8, 0], 1.5);
  stage.spill([0.6, 2.2, 1.2], 1.4);
  stage.spill([-0.6, 2.2, -0.9], 1);
}
