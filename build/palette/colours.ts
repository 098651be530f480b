import { readFileSync } from 'node:fs';
import { UserError } from '#shared/core/UserError.ts';

/** The file with the palette. */
export const paletteFile = 'shared/styles/settings/_palette.scss';

/**
 * The colours of a palette, by their names.
 * @throws UserError for a colour that is not in hex notation
 */
export function readPalette(text: string): Record<string, string> {
  const entries = [...text.matchAll(/^\$([\w-]+):\s*([^;\n]*)/gm)].map(([, name, value]) => [name!, value!]);
  for (const [name, value] of entries) {
    if (!/^#([\da-f]{3}){1,2}$/i.test(value!))
      throw new UserError(`${paletteFile} › $${name} is "${value}": write a hex value, such as #091e3e`);
  }
  return Object.fromEntries(entries);
}

const palette = readPalette(readFileSync(paletteFile, 'utf8'));

function colour(name: string): string {
  const value = palette[name];
  if (value) return value;
  throw new UserError(`There is no $${name} in ${paletteFile}: icons and share images need it`);
}

/** Colours that are used outside style sheets: in share images, icons and browser bars. */
export const colours = {
  'navy-950': colour('navy-950'),
  'navy-900': colour('navy-900'),
  white: colour('white'),
  'on-navy-strong': colour('on-navy-strong'),
};
