import { readFileSync } from 'node:fs';
import { CliError } from '../../lib/CliError.ts';
import { paletteFile, readPalette } from '../../lib/palette.ts';

const palette = readPalette(readFileSync(paletteFile, 'utf8'));

function colour(name: string): string {
  const value = palette[name];
  if (!value) {
    throw new CliError(
      `There is no $${name} in ${paletteFile}: icons and share images need it, as a hex value such as #091e3e`,
    );
  }
  return value;
}

/** Colours that are used outside style sheets: in share images, icons and browser bars. */
export const colours = {
  'navy-950': colour('navy-950'),
  'navy-900': colour('navy-900'),
  white: colour('white'),
  'on-navy-strong': colour('on-navy-strong'),
};
