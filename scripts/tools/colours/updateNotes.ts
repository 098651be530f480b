import { readPalette } from '../../lib/palette.ts';
import { contrast } from './contrast.ts';

/** A contrast in a comment of the palette that was out of date. */
export type Correction = { colour: string; ground: string; was: number; is: number };

/** The palette with recalculated contrasts in its comments, and the changes. */
export function updateNotes(palette: string): { text: string; corrections: Correction[] } {
  const hex = readPalette(palette);
  const corrections: Correction[] = [];
  const blocks = palette.split('\n\n').map((block) => {
    const colour = /^\$([\w-]+):/m.exec(block)?.[1];
    if (!colour) return block;
    return block.replace(
      /(\d[\d.]*)(\s+(?:\/\/ )?on\s+(?:\/\/ )?)([\w-]+)/g,
      (claim, figure, between, ground) => {
        if (!hex[ground]) return claim;
        const is = Number(contrast(hex[colour]!, hex[ground]).toFixed(2));
        if (is !== Number(figure)) corrections.push({ colour, ground, was: Number(figure), is });
        return `${is}${between}${ground}`;
      },
    );
  });
  return { text: blocks.join('\n\n'), corrections };
}
