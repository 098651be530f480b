import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font, type SvgPathCommand, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { round } from '../../lib/round.ts';

type TextStyle = {
  /** Font size in units of the picture. */
  size: number;
  /** Weight of Outfit, 100 to 900. */
  weight: number;
  /** Extra space after each letter, as a share of the size. */
  tracking: number;
  /** Where the first letter starts and where the letters stand. */
  x: number;
  baseline: number;
};

/** A text as path data that needs no font, and the place where its last letter ends. */
export type Outlines = { path: string; right: number };

const outfit = createRequire(import.meta.url).resolve(
  '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2',
);

async function openOutfit(text: string, weight: number): Promise<{ font: Font; scale: number }> {
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const;
  const file = await subsetFont(await readFile(outfit), text, options);
  const face = new Face(new Blob(new Uint8Array(file)));
  return { font: new Font(face), scale: 1 / face.upem };
}

/** Places one letter: fonts count upwards from the baseline, pictures downwards. */
function toPath(commands: SvgPathCommand[], x: number, baseline: number, scale: number): string {
  const place = (value: number, index: number) =>
    round(index % 2 === 0 ? x + value * scale : baseline - value * scale, 2);
  return commands.map(({ type, values }) => type + values.map(place).join(' ')).join('');
}

/**
 * Sets a text in Outfit and turns it into outlines.
 * @throws when Outfit has no letter for a character
 */
export async function outlineText(
  text: string,
  { size, weight, tracking, x, baseline }: TextStyle,
): Promise<Outlines> {
  const { font, scale } = await openOutfit(text, weight);
  const letters = new TextBuffer();
  letters.addText(text);
  letters.guessSegmentProperties();
  shape(font, letters);

  let pen = x;
  let path = '';
  for (const { codepoint: glyph, cluster, xAdvance = 0 } of letters.getGlyphInfosAndPositions()) {
    if (glyph === 0) throw new Error(`Outfit has no letter for "${text[cluster]}" in "${text}"`);
    path += toPath(font.glyphToJson(glyph), pen, baseline, scale * size);
    pen += (xAdvance * scale + tracking) * size;
  }
  return { path, right: pen - tracking * size };
}
