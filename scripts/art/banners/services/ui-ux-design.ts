import { Vector3 } from 'three';
import { rod, tube } from '../../night/lines.ts';
import { bar, dot, drawOn, stroke } from '../../night/marks.ts';
import type { Stage, Triple } from '../../night/Stage.ts';
import { slab } from '../../night/slabs.ts';
import { box, cylinder } from '../../night/solids.ts';
import { backdrop } from '../parts/backdrop.ts';

export const view = { height: 6.3, middle: 0.95 };

const board = 0.24;
const start: Triple = [-1.4, board + 0.1, 1.1];
const end: Triple = [1.35, board + 0.1, -0.75];

function artboard(stage: Stage): void {
  const { top } = slab(stage, { at: [0, 0, 0], size: [5.4, board, 4.4], material: 'navy', corner: 0.4 });
  const grid = Array.from({ length: 8 }, (_, line) => stroke(`M${24 + line * 24} 34V164`, 'glass', 1));
  drawOn(stage, top, [
    ...grid,
    bar(16, 13, 60, 8, 'mist'),
    bar(150, 13, 44, 8, 'steel'),
    stroke('M52 132V78M162 58H106', 'mist', 1.8),
    dot(52, 78, 4.4, 'mist'),
    dot(106, 58, 4.4, 'mist'),
  ]);
}

/** A pen leans to the right with its point where the curve ends. */
function pen(stage: Stage): void {
  const lean = new Vector3(0.42, 1, -0.42).normalize();
  const along = (distance: number): Triple => {
    const place = new Vector3(end[0], end[1] + 0.14, end[2]).addScaledVector(lean, distance);
    return [place.x, place.y, place.z];
  };
  const rotation: Triple = [-0.398, 0, -0.376];
  const part = (
    from: number,
    height: number,
    radius: number,
    topRadius: number,
    material: 'paper' | 'steel' | 'mist',
  ) => {
    const [x, y, z] = along(from + height / 2);
    cylinder(stage, { at: [x, y - height / 2, z], radius, topRadius, height, material, rotation });
  };
  part(0, 0.7, 0.03, 0.3, 'mist');
  part(0.68, 1.7, 0.3, 0.3, 'paper');
  part(2.36, 0.22, 0.31, 0.31, 'steel');
  part(2.56, 0.34, 0.3, 0.26, 'paper');
}

/** A pen stands on an artboard and has just drawn a curve, lit, between two points. */
export function build(stage: Stage): void {
  artboard(stage);
  tube(stage, [start, [-1.3, start[1], 0.1], [-0.5, start[1], -0.55], end], 0.07, 'lit');
  for (const [x, y, z] of [start, end]) {
    box(stage, { at: [x, y - 0.12, z], size: [0.34, 0.3, 0.34], material: 'lit', radius: 0.08 });
  }
  stage.spill([-0.9, 1, 0.3], 1.4);
  stage.spill([1.2, 0.9, -0.2], 1);
  pen(stage);

  box(stage, { at: [0.9, board, 1.2], size: [1.5, 0.34, 0.9], material: 'mist', radius: 0.1 });
  box(stage, { at: [2.1, board, 1.2], size: [0.6, 0.2, 0.9], material: 'steel', radius: 0.08 });
  rod(stage, 0.16, 'steel', [-2.6, 0.16, 2.9], [-1.5, 0.16, 2.9]);
  backdrop(stage, [-3.4, -1.8, 1.4], [0.2, -3.8, 1.9], [4, -1.4, 0.7]);
}
