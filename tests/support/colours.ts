import { readFileSync } from 'node:fs';
import { paletteFile, readPalette } from '../../build/palette/colours.ts';
import { channelsOf } from '../../build/palette/contrasts.ts';

/** The colours of the palette in hex notation, by their names. */
export const palette = readPalette(readFileSync(paletteFile, 'utf8'));

/** A colour of the palette as browsers report it, such as `rgb(9, 30, 62)`. */
export function rgb(name: string): string {
  return `rgb(${channelsOf(palette[name]!).join(', ')})`;
}
