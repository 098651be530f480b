import type { Stage } from '../night/Stage.ts';
import { slab } from '../night/slabs.ts';
import { miniatures } from './parts/miniatures.ts';

export const view = { height: 6.5, middle: 0.65 };

const columns = 5;
const spacing = 1.3;
/** The miniature that is lit; it lies near the middle of the tray. */
const lit = 7;

/** A tray with a miniature for each of the fifteen services; one of them is lit. */
export function build(stage: Stage): void {
  const rows = Math.ceil(miniatures.length / columns);
  const size = [columns * spacing + 0.4, 0.3, rows * spacing + 0.4] as const;
  slab(stage, { at: [0, 0, 0], size, material: 'navy', corner: 0.4 });
  for (const [index, draw] of miniatures.entries()) {
    const x = ((index % columns) - (columns - 1) / 2) * spacing;
    const z = (Math.floor(index / columns) - (rows - 1) / 2) * spacing;
    slab(stage, { at: [x, 0.26, z], size: [1.14, 0.1, 1.14], material: 'deep', corner: 0.2 });
    draw(stage, [x, 0.36, z], index === lit ? 'lit' : index % 2 ? 'steel' : 'mist');
  }
  stage.spill([0, 1.3, 0.9], 1.3);
  stage.spill([0.8, 1.4, -0.3], 1);
  stage.spill([-0.9, 1.3, 0], 1);
}
