import { type Face, middleOf } from '../../night/faces.ts';
import { bar, dot, drawOn, type Mark, ring, shape, stroke } from '../../night/marks.ts';
import type { MaterialName } from '../../night/materials.ts';
import type { Stage } from '../../night/Stage.ts';

/** Units along the square in which a glyph is drawn. */
const glyphSide = 40;

/** A glyph, drawn in one material. */
type Glyph = (ink: MaterialName) => Mark[];

const frame = (x: number, y: number, width: number, height: number, ink: MaterialName, line = 3) =>
  stroke(`M${x} ${y}h${width}v${height}h${-width}z`, ink, line);

/** The plain signs on keys: no products, no words. */
export const glyphs = {
  window: (ink) => [frame(6, 8, 28, 24, ink), bar(6, 13, 28, 3, ink, 0)],
  servers: (ink) => [
    frame(7, 7, 26, 11, ink),
    frame(7, 22, 26, 11, ink),
    dot(13, 12.5, 2, ink),
    dot(13, 27.5, 2, ink),
  ],
  phone: (ink) => [frame(12, 5, 16, 30, ink), stroke('M18 30h4', ink, 2.6)],
  loop: (ink) => [stroke('M20 20c-5-8-15-7-15 0s10 8 15 0 15-7 15 0-10 8-15 0', ink, 3.4)],
  tags: (ink) => [stroke('M13 11L5 20L13 29M27 11L35 20L27 29M23 8L17 32', ink)],
  braces: (ink) => [stroke('M15 8c-7 0-2 11-9 12c7 1 2 12 9 12M25 8c7 0 2 11 9 12c-7 1-2 12-9 12', ink)],
  pointer: (ink) => [shape('M12 7L31 20L22 22L27 32L22 34L18 24L12 30Z', ink)],
  picture: (ink) => [frame(6, 8, 28, 24, ink), shape('M9 29L17 18L23 25L27 21L32 29Z', ink)],
  columns: (ink) => [frame(6, 8, 28, 24, ink), stroke('M17 8V32M17 20H34', ink)],
  sliders: (ink) => [stroke('M6 13H34M6 27H34', ink), dot(14, 13, 4.4, ink), dot(26, 27, 4.4, ink)],
  text: (ink) => [bar(7, 9, 26, 4, ink), bar(7, 18, 18, 4, ink), bar(7, 27, 22, 4, ink)],
  bolt: (ink) => [shape('M23 5L10 23H18L16 35L30 16H21Z', ink)],
  store: (ink) => [stroke('M8 11c0-6 24-6 24 0s-24 6-24 0V29c0 6 24 6 24 0V11M8 20c0 6 24 6 24 0', ink)],
  branch: (ink) => [
    stroke('M13 12V28M13 24c0-6 14-2 14-10', ink),
    ring(13, 8, 3.6, ink, 3),
    ring(13, 32, 3.6, ink, 3),
    ring(27, 10, 3.6, ink, 3),
  ],
  prompt: (ink) => [stroke('M8 11L17 20L8 29M21 30H33', ink, 3.6)],
  cloud: (ink) => [shape('M11 31a7 7 0 0 1 0-14a10 10 0 0 1 19-1a7.6 7.6 0 0 1 0 15z', ink)],
  container: (ink) => [frame(6, 10, 28, 20, ink), stroke('M13 14V26M20 14V26M27 14V26', ink, 2.6)],
  pulse: (ink) => [stroke('M4 21H12L17 9L23 32L28 21H36', ink)],
  lock: (ink) => [shape('M9 18H31V34H9Z', ink), stroke('M13 18v-4c0-10 14-10 14 0v4', ink)],
  upwards: (ink) => [stroke('M20 33V8M10 18L20 8L30 18', ink, 3.6)],
  hub: (ink) => [
    stroke('M20 20L9 9M20 20L31 9M20 20V34', ink),
    dot(20, 20, 5, ink),
    dot(9, 9, 3.6, ink),
    dot(31, 9, 3.6, ink),
    dot(20, 34, 3.6, ink),
  ],
} satisfies Record<string, Glyph>;

export type GlyphName = keyof typeof glyphs;

/** Draws a glyph in the middle of a square face with this side, in tiles. */
export function drawGlyph(stage: Stage, face: Face, side: number, name: GlyphName, ink: MaterialName): void {
  drawOn(stage, middleOf(face, side, 0.8, glyphSide), glyphs[name](ink));
}
