import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Brand } from '#shared/model/schema.ts';
import { memoize } from '../lib/memoize.ts';
import { contrastOf } from '../palette/derivePalette.ts';
import { paletteOf } from '../palette/paletteOf.ts';
import { isOwn } from './recolour.ts';

/** What a logo stands on. */
type Ground = 'white' | 'grey' | 'dark';

/** A logo as content names it: the field, the file's path below the project, and where it is shown. */
export type ShownLogo = { field: string; file: string; ground: Ground; isWhole?: boolean };

/** The longer side at which a logo is looked at, in pixels. */
const side = 96;

/** Narrower than this, a logo has no room for a name that can be read. */
const leastShape = 1.5;

/** Below this contrast, one colour cannot be told from the other. */
const leastContrast = 1.5;

/** The colours of the pixels along a logo's outline, and of its corner; each missing where it is clear. */
async function coloursOf(content: Buffer): Promise<{ outline: string[]; corner: string | undefined }> {
  const { width, height } = await sharp(content).metadata();
  // A small drawing is drawn large, not enlarged.
  const density = 72 * Math.max(1, side / Math.max(width, height));
  const { data, info } = await sharp(content, { density })
    .resize(side, side, { fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isSolid = (pixel: number) => data[pixel * 4 + 3]! > 200;
  const isClear = (pixel: number) => data[pixel * 4 + 3]! < 50;
  const colourAt = (pixel: number) => `#${data.subarray(pixel * 4, pixel * 4 + 3).toString('hex')}`;
  const outline = [...Array(info.width * info.height).keys()].filter((pixel) => {
    // Edges are smooth: the pixel beside one is half of each.
    const near = [-2, 2, -2 * info.width, 2 * info.width].map((step) => pixel + step);
    return isSolid(pixel) && near.some(isClear);
  });
  return { outline: outline.map(colourAt), corner: isSolid(0) ? colourAt(0) : undefined };
}

/**
 * Advice on logos that can hardly be told from the ground on which they stand, or bring a white one with them, and on
 * whole ones that hold no name; not on those that came with the site.
 */
export async function logoAdvice(logos: ShownLogo[], brand: Brand): Promise<string[]> {
  const dark = paletteOf(brand).palette['navy-900']!;
  const advice: string[] = [];
  for (const { field, file, ground, isWhole } of logos) {
    const name = path.join('.', file);
    if (!statSync(name, { throwIfNoEntry: false })?.isFile()) continue;
    const content = await readFile(name);
    if (isOwn(content)) continue;
    const { width, height } = await sharp(content).metadata();
    if (isWhole && width < height * leastShape)
      advice.push(
        `${field}: ${name} is ${width} by ${height}, too narrow for a name that can be read, and none is shown beside it: name a wider one, or the symbol alone as logo › mark`,
      );
    const { outline, corner } = await coloursOf(content);
    if (ground !== 'white' && corner && contrastOf(corner, '#ffffff') < leastContrast)
      advice.push(
        `${field}: ${name} brings a white rectangle with it, which shows on ${ground}: name a version with a transparent ground, best as .svg`,
      );
    const isUnseen = memoize(
      (colour: string) => contrastOf(colour, ground === 'dark' ? dark : '#ffffff') < leastContrast,
    );
    const unseen = outline.filter(isUnseen);
    if (unseen.length <= outline.length / 3) continue;
    const [kind, where] = ground === 'dark' ? ['dark', 'dark blocks'] : ['light', 'white'];
    advice.push(
      `${field}: much of ${name} is too ${kind} to be seen on ${where}: name another version of it`,
    );
  }
  return advice;
}
