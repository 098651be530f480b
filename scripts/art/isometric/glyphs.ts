import { round } from '../round.ts';
import { ink } from './inks.ts';

/*
 * Marks in units of the face that they lie on, to be laid there with drawOn(). All return SVG.
 */

/** A bar with round ends, the sign for a line of text; a smaller radius makes it a field. */
export function bar(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  radius = height / 2,
) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round(radius, 2)}" fill="${colour}"/>`;
}

/** A filled circle. */
export function dot(x: number, y: number, radius: number, colour: string) {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
}

/** A circle line. */
export function ring(x: number, y: number, radius: number, colour: string, width: number) {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

/** A line with round ends and corners along SVG path data. */
export function stroke(path: string, colour: string, width: number) {
  const style = `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path d="${path}" fill="none" ${style}/>`;
}

/** A filled shape along SVG path data. */
export function shape(path: string, colour: string) {
  return `<path d="${path}" fill="${colour}"/>`;
}

/** A tick that starts at (x, y), goes down by size and up by twice as much. */
export function tick(x: number, y: number, size: number, colour: string = ink.white, width = 4.5) {
  return stroke(`M${x} ${y}l${size} ${size} ${round(size * 1.72)}${-size * 2}`, colour, width);
}
