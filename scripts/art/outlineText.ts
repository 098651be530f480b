import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';

type TextStyle = {
  /** Font size in units of the picture. */
  size: number;
  /** Weight of Outfit, 100 to 900. */
  weight: number;
  /** Extra space after each letter, as a share of the size. */
  tracking: number;
  /** Start of the first letter. */
  x: number;
  baseline: number;
};

/** A text as path data that needs no font, and the x at which it ends. */
type Outlines = { path: string; right: number };

const outfit = createRequire(import.meta.url).resolve(
  '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2',
);

/** Sets a text in Outfit and turns it into outlines. */
export async function outlineText(
  text: string,
  { size, weight, tracking, x, baseline }: TextStyle,
): Promise<Outlines> {
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const;
  const font = opentype.parse(new Uint8Array(await subsetFont(await readFile(outfit), text, options)).buffer);
  const spacing = { letterSpacing: tracking };
  const path = font.getPath(text, x, baseline, size, spacing).toPathData(2);
  return { path, right: x + font.getAdvanceWidth(text, size, spacing) - tracking * size };
}
