import path from 'node:path';
import sharp from 'sharp';
import { escapeHtml } from '#shared/core/escapeHtml.ts';

/** The fonts of share images: all characters of the pages' fonts, and Devanagari, in the only format that sharp reads. */
export const fontFiles = ['inter', 'outfit', 'noto-sans-devanagari'].map((name) =>
  path.resolve('build/shareImages/fonts', `${name}.ttf`),
);

/** Names as the font files have them. What a font lacks is set in the next one. */
const inter = 'Inter Variable, Noto Sans Devanagari';
const outfit = `Outfit Thin, ${inter}`;

/** Font sizes of a title in pixels. The largest is for short titles. */
const titleSizes = [78, 66, 56, 46, 36];
const shortTitle = 18;

/** In pixels: three lines of title and two of subtitle. */
const maxHeight = 320;

export type TextPicture = { data: Buffer; info: { width: number; height: number } };

let fonts: Promise<void> | undefined;

/** Registers the fonts with Pango, which keeps each font file that a text has used. */
async function loadFonts(): Promise<void> {
  for (const fontfile of fontFiles) await sharp({ text: { text: 'x', fontfile } }).toBuffer();
}

/** Draws Pango markup at a resolution at which one point is one pixel. */
async function draw(markup: string, width?: number): Promise<TextPicture> {
  fonts ??= loadFonts();
  await fonts;
  return sharp({ text: { text: markup, rgba: true, dpi: 72, ...(width && { width }) } })
    .png()
    .toBuffer({ resolveWithObject: true });
}

function heading(text: string, size: number, tracking: number): string {
  const spacing = Math.round(tracking * size * 1024);
  return `<span font="${outfit}, ${size}" foreground="#fff" letter_spacing="${spacing}" line_height="0.82">${escapeHtml(text)}</span>`;
}

/** Characters that the fonts lack, which cover European languages and Hindi, such as emoji with what joins them. */
const unknown = / ?(?:[^ -\u052f\u0900-\u097f\u1e00-\u2199\u2200-\u22ff]+\u200d?)+/g;

export const drawable = (text: string): string => text.replace(unknown, '').trim();

/** The words of a text that cannot be drawn; nobody misses an emoji. */
export const undrawableWords = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /\p{L}/u.test(word) && drawable(word) !== word);

export const drawName = (name: string, size: number): Promise<TextPicture> =>
  draw(heading(name, size, -0.02));

/** A title above a subtitle, which may be empty, in the largest size that fits into a width in pixels. */
export async function drawWords(
  title: string,
  subtitle: string,
  colour: string,
  width: number,
): Promise<TextPicture> {
  const kept = escapeHtml(subtitle.replace(/ (\S+)$/, '\u00a0$1'));
  const rest = subtitle
    ? `\n<span font="${inter}, 26" foreground="${colour}" font_features="cv11" line_height="1.16"><span size="12pt">\n</span>${kept}</span>`
    : '';
  let words: TextPicture | undefined;
  for (const size of title.length > shortTitle ? titleSizes.slice(1) : titleSizes) {
    words = await draw(heading(title, size, -0.032) + rest, width);
    if (words.info.width <= width && words.info.height <= maxHeight) break;
  }
  return words!;
}
