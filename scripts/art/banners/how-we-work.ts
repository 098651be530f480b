import { rod } from '../night/lines.ts';
import { dot, drawOn } from '../night/marks.ts';
import type { Stage, Triple } from '../night/Stage.ts';
import { slab } from '../night/slabs.ts';
import { sphere } from '../night/solids.ts';
import { backdrop } from './parts/backdrop.ts';

export const view = { height: 7.4, middle: 1 };

/** As many as the stages of a project. */
const steps = 6;
const side = 1.3;

/** The middle of a step's top: they rise across the picture from left to right. */
function topOf(step: number): Triple {
  const across = (step - (steps - 1) / 2) * 0.98;
  return [across, 0.35 + step * 0.4, -across];
}

/** Steps rise along one lit line to its end. */
export function build(stage: Stage): void {
  const line: Triple[] = [];
  for (let step = 0; step < steps; step++) {
    const [x, height, z] = topOf(step);
    const material = step % 2 ? 'mist' : 'paper';
    const { left } = slab(stage, { at: [x, 0, z], size: [side, height, side], material, corner: 0.2 });
    const dots = Array.from({ length: step + 1 }, (_, index) =>
      dot(11 + (index % 3) * 9, 12 + Math.floor(index / 3) * 9, 2.6, 'navy'),
    );
    if (height > 0.5) drawOn(stage, left, dots);
    const above = height + 0.1;
    const previous = line.at(-1);
    if (previous) line.push([x - 0.49, previous[1], z + 0.49], [x - 0.49, above, z + 0.49]);
    line.push([x, above, z]);
  }
  rod(stage, 0.075, 'lit', [-4.4, 0.06, 4.4], [-3.1, 0.06, 3.1], [-3.1, 0.45, 3.1], ...line);
  const [x, y, z] = line.at(-1)!;
  sphere(stage, [x, y + 0.3, z], 0.42, 'lit');
  stage.spill([x, y + 0.5, z + 1.1], 1.6);
  for (const step of [1, 3]) {
    const [a, b, c] = topOf(step);
    stage.spill([a, b + 0.7, c], 0.9);
  }
  backdrop(stage, [-1.2, -3.4, 1.6], [-3.4, -1.2, 0.9], [2.4, 1, 0.5], [0.6, 2.8, 0.4]);
}
