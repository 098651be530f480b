import type { Drawing } from './Drawing.ts';
import { ink } from './inks.ts';
import { type Point3, project } from './projection.ts';
import { pathThrough } from './svg.ts';

type LineStyle = {
  colour?: string;
  width?: number;
  /** Lengths of dash and gap, such as "1 6" for dots. */
  dash?: string;
  opacity?: number;
};

/** The dots of a guide: where something lifted came from, or what belongs together. */
export const dotted = '1 6';

/** Draws a line through points of the world: by default lit, 2 wide and solid. */
export function line(
  drawing: Drawing,
  { colour = ink.lit, width = 2, dash, opacity }: LineStyle,
  ...points: readonly Point3[]
): void {
  const style = [
    `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`,
    ...(dash ? [`stroke-dasharray="${dash}"`] : []),
    ...(opacity ? [`opacity="${opacity}"`] : []),
  ];
  drawing.add(`<path d="${pathThrough(points.map(project))}" fill="none" ${style.join(' ')}/>`);
}
