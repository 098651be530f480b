import { readFileSync } from 'node:fs';
import { drawnIn } from '../../../shared/pictures/colours.ts';
import type { OpenItem } from '../../lib/OpenItem.ts';
import { paletteFile, readPalette } from '../../lib/palette.ts';
import { lineOfField } from './lineOfField.ts';

const file = 'shared/pictures/colours.ts';

/**
 * The colours of the palette that differ from those of the pictures and the film, which cannot follow by themselves.
 */
export function findPaletteChanges(): OpenItem[] {
  const palette = readPalette(readFileSync(paletteFile, 'utf8'));
  return Object.entries(drawnIn)
    .filter(([name, colour]) => palette[name] !== colour)
    .map(([name, colour]) => ({
      group: 'Pictures',
      place: lineOfField(file, `'${name}'`),
      what: name,
      belongs: `the palette has ${palette[name]}, and the pictures and the film were drawn in ${colour}: replace those that show it (shared/pictures, public/video), then write '${palette[name]}' here`,
    }));
}
