import { rod } from '../night/lines.ts';
import type { MaterialName } from '../night/materials.ts';
import type { Stage, Triple } from '../night/Stage.ts';
import { box, cylinder, sphere } from '../night/solids.ts';

export const view = { wideHeight: 7.2 };

const coin = { radius: 0.82, height: 0.27 };

/** Coins on each other, none quite above the next. */
function pile(
  stage: Stage,
  x: number,
  z: number,
  coins: number,
  material: MaterialName,
  top = material,
): void {
  for (let index = 0; index < coins; index++) {
    const shift = Math.sin(index * 7.3 + x) * 0.05;
    const isTop = index === coins - 1;
    cylinder(stage, { ...coin, at: [x + shift, index * 0.3, z + shift], material: isTop ? top : material });
  }
}

function bankCard(stage: Stage): void {
  box(stage, { at: [-2.2, 0, 2.4], size: [2.3, 0.16, 1.45], material: 'navy', radius: 0.07 });
  box(stage, { at: [-2.75, 0.16, 2.2], size: [0.5, 0.03, 0.36], material: 'lit', radius: 0.01 });
  box(stage, { at: [-1.75, 0.16, 2.75], size: [0.9, 0.02, 0.1], material: 'steel', radius: 0.01 });
}

/** Piles of coins grow to the right; the top of the highest is lit. */
export function build(stage: Stage): void {
  pile(stage, -2.5, 0.5, 3, 'steel');
  pile(stage, -0.6, 0.1, 6, 'mist');
  pile(stage, 1.4, -0.3, 10, 'paper', 'lit');
  stage.spill([1.4, 3.8, -0.3], 2.4);
  pile(stage, 0.3, 2.3, 2, 'navy');
  pile(stage, 2.9, 1.6, 4, 'steel');

  const growth: Triple[] = [
    [-2.5, 1.35, 0.5],
    [-0.6, 2.35, 0.1],
    [1.4, 3.7, -0.3],
  ];
  rod(stage, 0.05, 'lit', ...growth);
  for (const joint of growth.slice(0, 2)) sphere(stage, joint, 0.1, 'lit');

  bankCard(stage);
  box(stage, { at: [-2.7, 0, -2], size: [1.2, 2, 1.2], material: 'deep', radius: 0.14 });
  box(stage, { at: [3.2, 0, -1.6], size: [1.2, 1.2, 1.2], material: 'deep', radius: 0.14 });
}
