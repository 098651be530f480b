import { readFileSync } from 'node:fs';
import { paletteFile, readPalette } from '../../scripts/lib/palette.ts';

/** The colours of the palette in hex notation, by their names. */
export const palette = readPalette(readFileSync(paletteFile, 'utf8'));

/** A colour of the palette as browsers report it, such as `rgb(9, 30, 62)`. */
export function rgb(name: string): string {
  const value = palette[name]!;
  const digits = value.length === 4 ? value.replace(/[^#]/g, '$&$&') : value;
  return `rgb(${[1, 3, 5].map((start) => Number.parseInt(digits.slice(start, start + 2), 16)).join(', ')})`;
}
