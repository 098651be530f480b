import { bar, dot, drawOn, shape } from '../../night/marks.ts';
import type { MaterialName } from '../../night/materials.ts';
import type { Stage } from '../../night/Stage.ts';
import { panel, slab } from '../../night/slabs.ts';
import { box } from '../../night/solids.ts';
import { backdrop } from '../parts/backdrop.ts';

export const view = { height: 7, middle: 1.05 };

/** The records of the row, from back to front. */
const records = ['navy', 'steel', 'steel', 'mist', 'paper'] as const;

/** A person's portrait and details; the inks are those of the portrait, the name and the details. */
function details(portrait: MaterialName, name: MaterialName, rest: MaterialName) {
  return [
    dot(30, 31, 12, portrait),
    shape('M9 66a21 19 0 0 1 42 0z', portrait),
    bar(64, 22, 50, 7, name),
    bar(64, 39, 40, 5, rest),
    bar(64, 52, 46, 5, rest),
  ];
}

/** Customer records stand in a row; the current one has stepped out of it and is lit. */
export function build(stage: Stage): void {
  for (const [index, material] of records.entries()) {
    const face = panel(stage, { at: [0.5, 0, -4.2 + index * 1.05], size: [3.3, 2.1, 0.22], material });
    if (material === 'paper') drawOn(stage, face, details('steel', 'navy', 'mist'));
  }
  const current = panel(stage, { at: [-0.5, 0, 1.6], size: [3.4, 2.2, 0.26], material: 'lit' });
  drawOn(stage, current, [...details('paper', 'paper', 'paper'), bar(12, 74, 112, 1.6, 'paper', 0)]);
  stage.spill([-0.5, 1.2, 3], 1.6);
  stage.spill([-0.4, 1.6, 0.7], 1.5);
  stage.spill([2, 1, 1.4], 0.9);

  const filter = box(stage, { at: [2.9, 0, 0.4], size: [1.2, 0.75, 1.2], material: 'navy', radius: 0.16 });
  drawOn(stage, filter.top, [shape('M12 14H36L27 25V36L21 33V25Z', 'mist')]);
  slab(stage, { at: [2.3, 0, 2.4], size: [1, 0.3, 1], material: 'paper', corner: 0.2 });
  backdrop(stage, [-2.8, -2.4, 1.7], [4.2, -2.2, 1.2]);
}
