import { box } from './box.ts';
import type { Drawing } from './Drawing.ts';
import { ink } from './inks.ts';
import { drawOn } from './planes.ts';

const half = 132;
const thickness = 14;
const dotSpacing = 26;
/** A short dash, which its round ends make a dot. */
const dot = 0.1;

/** Puts down the plate that everything stands on: 264 by 264, its surface at z 0, with dots and a shadow below. */
export function plate(drawing: Drawing): void {
  const shade = drawing.gradientAround([0.5, 0.5], 0.5, [
    [0, ink.shadow, 0.26],
    [0.6, ink.shadow, 0.12],
    [1, ink.shadow, 0],
  ]);
  drawing.add(`<ellipse cx="6" cy="38" rx="${half * 1.5}" ry="${half * 0.8}" fill="${shade}"/>`);
  box(drawing, {
    at: [-half, -half, -thickness],
    size: [half * 2, half * 2, thickness],
    material: 'plate',
    radius: 34,
    hasShadow: false,
  });

  const rows = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((row) => row * dotSpacing);
  const dots = rows.map((y) => `M${rows[0]} ${y}h${dotSpacing * (rows.length - 1) + dot}`).join('');
  const style = `stroke="${ink.grey}" stroke-opacity=".55" stroke-width="2.6" stroke-linecap="round"`;
  const dashes = `stroke-dasharray="${dot} ${dotSpacing - dot}"`;
  drawOn(drawing, { origin: [0, 0, 0], facing: 'top' }, `<path d="${dots}" ${style} ${dashes}/>`);
}
