import { readFileSync } from 'node:fs';
import { paletteFile, readPalette } from '../../scripts/pipeline/seo/colours.ts';

/** Red, green and blue of a colour in hex notation, each from 0 to 255. */
export function channelsOf(colour: string): number[] {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  return [1, 3, 5].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
}

/** The colours of the palette in hex notation, by their names. */
export const palette = readPalette(readFileSync(paletteFile, 'utf8'));

/** A colour of the palette as browsers report it, such as `rgb(9, 30, 62)`. */
export function rgb(name: string): string {
  return `rgb(${channelsOf(palette[name]!).join(', ')})`;
}
