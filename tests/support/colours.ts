import Color from 'colorjs.io';
import { company } from '#shared/model/content.ts';
import { paletteOf } from '../../build/palette/paletteOf.ts';

/** The colours of the company's palette in hex notation, by their names. */
export const { palette } = paletteOf(company.brand);

/** A colour of the palette as browsers report it, such as `rgb(9, 30, 62)`. */
export function rgb(name: string): string {
  const channels = new Color(palette[name]!).srgb.map((share) => Math.round((share ?? 0) * 255));
  return `rgb(${channels.join(', ')})`;
}
