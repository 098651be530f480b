import { readFile } from 'node:fs/promises';
import { colours } from '../colours.ts';
import { shareImageSize } from '../socialTags.ts';
import { type TextStyle, Typeface } from './Typeface.ts';
import { balanceLines } from './wrapLines.ts';

const fonts = 'shared/styles/fonts';
const outfitFiles = ['outfit-core', 'outfit-latin', 'outfit-latin-ext'];
const interFiles = ['inter-core', 'inter-latin', 'inter-latin-ext', 'inter-cyrillic-greek'];
const read = (files: string[]) => Promise.all(files.map((file) => readFile(`${fonts}/${file}.woff2`)));

/** Distance of the words from the left and the lower edge, in pixels. */
const left = 72;
const bottom = 64;

/** Distance of the baseline from the top of a line, in shares of the font size: half the leading and the ascent. */
const titleBaseline = (1.03 - 1.26) / 2 + 1;
const subtitleBaseline = (1.4 - 1.21) / 2 + 0.96875;

const titleLine = 1.03;
const titleTracking = -0.032;
const subtitleSize = 26;
const subtitleLine = 1.4 * subtitleSize;
const gap = 22;

/** Titles up to this length are larger. */
const shortTitle = 18;

/** Title sizes, largest first; those below 66 are for very long words. */
const titleSizes = [78, 66, 56, 46, 36];

/** Typefaces of the site. Characters that Outfit lacks are set in Inter. */
export type Typefaces = { title: Typeface; text: Typeface };

/** Opens the site's own font files. */
export async function openTypefaces(): Promise<Typefaces> {
  const title = await Typeface.open(await read([...outfitFiles, ...interFiles]));
  const text = await Typeface.open(await read(interFiles), ['cv11']);
  return { title, text };
}

function fitTitle(text: string, typeface: Typeface, maxWidth: number): { lines: string[]; style: TextStyle } {
  const sizes = text.length > shortTitle ? titleSizes.slice(1) : titleSizes;
  for (const size of sizes) {
    const style = { size, tracking: titleTracking };
    const widthOf = (line: string) => typeface.widthOf(line, style);
    const lines = balanceLines(text, maxWidth, widthOf);
    const isFitting = lines.length <= 3 && lines.every((line) => widthOf(line) <= maxWidth);
    if (isFitting || size === sizes.at(-1)) return { lines, style };
  }
  throw new Error('a title has no size');
}

/**
 * Title and subtitle of a share image as an SVG of its size, in the lower left corner and drawn as outlines.
 * @param maxWidth available width in pixels
 * @throws when a character has no glyph
 */
export function setWords(
  { title, subtitle }: { title: string; subtitle: string },
  typefaces: Typefaces,
  maxWidth: number,
): string {
  const heading = fitTitle(title, typefaces.title, maxWidth);
  const textStyle = { size: subtitleSize };
  const widthOf = (line: string) => typefaces.text.widthOf(line, textStyle);
  const lines = subtitle ? balanceLines(subtitle, maxWidth, widthOf) : [];

  const subtitleTop = shareImageSize.height - bottom - lines.length * subtitleLine;
  const { size } = heading.style;
  const titleTop = subtitleTop - (lines.length > 0 ? gap : 0) - heading.lines.length * titleLine * size;
  const titlePath = heading.lines.map((line, index) =>
    typefaces.title.outline(line, heading.style, left, titleTop + (index * titleLine + titleBaseline) * size),
  );
  const subtitlePath = lines.map((line, index) =>
    typefaces.text.outline(
      line,
      textStyle,
      left,
      subtitleTop + index * subtitleLine + subtitleBaseline * subtitleSize,
    ),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareImageSize.width}" height="${shareImageSize.height}">`,
    `<path fill="${colours.white}" d="${titlePath.join('')}"/>`,
    `<path fill="${colours['on-navy-strong']}" d="${subtitlePath.join('')}"/>`,
    '</svg>',
  ].join('');
}
