import { tube } from '../night/lines.ts';
import { bar, dot, drawOn, shape } from '../night/marks.ts';
import type { Stage } from '../night/Stage.ts';
import { panel } from '../night/slabs.ts';
import { box } from '../night/solids.ts';
import { backdrop } from './parts/backdrop.ts';

export const view = { height: 7.4, middle: 1.35 };

/** A form, half of which stands out of the box. */
function form(stage: Stage, x: number, z: number): void {
  const face = panel(stage, { at: [x, 1, z], size: [1.8, 2.2, 0.2], material: 'paper' });
  const field = (y: number) => bar(12, y, 48, 10, 'mist', 4);
  drawOn(stage, face, [bar(12, 11, 28, 7, 'navy'), field(25), field(40)]);
}

/** A box with a lock on its front; a form goes in through its lid. */
function lockedBox(stage: Stage): void {
  const [x, z, side] = [0, 0.2, 2.3];
  box(stage, { at: [x, 0, z], size: [side, 1.6, side], material: 'navy', radius: 0.16 });
  box(stage, { at: [x, 1.6, z], size: [side + 0.2, 0.32, side + 0.2], material: 'steel', radius: 0.12 });
  form(stage, x, z);
  const front = z + side / 2 + 0.12;
  const bow = [
    [-0.28, 0.8],
    [-0.28, 1.2],
    [0, 1.48],
    [0.28, 1.2],
    [0.28, 0.8],
  ].map(([across, up]) => [x + across!, up!, front] as const);
  tube(stage, bow, 0.08, 'paper');
  const lock = panel(stage, { at: [x, 0.2, front], size: [1, 0.82, 0.26], material: 'lit', corner: 0.18 });
  drawOn(stage, lock, [dot(20, 14, 4.5, 'paper'), shape('M18 14h4l1.5 10h-7z', 'paper')]);
  stage.spill([x, 0.8, front + 1.1], 1.5);
  stage.spill([x - 1, 0.6, front + 0.5], 0.8);
}

/** A form passes into a box with a lit lock. */
export function build(stage: Stage): void {
  lockedBox(stage);
  backdrop(stage, [-3.4, -1, 0.6], [2, -3, 1.3], [3.2, 0, 0.8], [-2.6, 2.4, 0.3]);
}
