import type { Drawing } from './Drawing.ts';
import { ink } from './inks.ts';
import { line } from './line.ts';

type Pipe = {
  /** Ends on the plate, as [x, y]. */
  from: readonly [number, number];
  to: readonly [number, number];
  width: number;
  /** Whether light runs through it: at most one pipe of a picture. */
  isLit?: boolean;
};

/** Draws a pipe that lies on the plate, as three strokes: its shadow, its side and its lighter back. */
export function pipe(drawing: Drawing, { from, to, width, isLit = false }: Pipe): void {
  const [side, back] = isLit ? ['#0485B4', '#5AD0F7'] : ['#8FA4C2', '#E3EBF4'];
  const stroke = (z: number, colour: string, strokeWidth: number, opacity?: number) =>
    line(drawing, { colour, width: strokeWidth, opacity }, [...from, z], [...to, z]);
  stroke(1, ink.shadow, width + 2, 0.12);
  stroke(5, side, width);
  stroke(width / 2 + 3, back, width * 0.6);
}
