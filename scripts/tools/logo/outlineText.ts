import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { Typeface } from '../../pipeline/seo/share/Typeface.ts';

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
export type Outlines = { path: string; right: number };

const packages = createRequire(import.meta.url);
const outfitFiles = ['latin', 'latin-ext'].map((script) =>
  packages.resolve(`@fontsource-variable/outfit/files/outfit-${script}-wght-normal.woff2`),
);

/**
 * Sets a text in Outfit and turns it into outlines.
 * @throws when Outfit lacks one of its characters
 */
export async function outlineText(
  text: string,
  { size, weight, tracking, x, baseline }: TextStyle,
): Promise<Outlines> {
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const;
  const fonts = outfitFiles.map(async (file) => subsetFont(await readFile(file), text, options));
  const outfit = await Typeface.open(await Promise.all(fonts));
  const style = { size, tracking };
  const right = x + outfit.widthOf(text, style) - tracking * size;
  return { path: outfit.outline(text, style, x, baseline), right };
}
