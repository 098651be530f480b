import { readFile } from 'node:fs/promises';
import Color from 'colorjs.io';
import fastGlob from 'fast-glob';
import sharp from 'sharp';
import { pictureEndings } from '#shared/core/PictureData.ts';
import { UserError } from '#shared/core/UserError.ts';
import { hasOriginalColours, pictureName } from '#shared/model/pictures.ts';
import type { Brand } from '#shared/model/schema.ts';
import ownPictures from '#shared/pictures/own.json' with { type: 'json' };
import { shortHash } from '../lib/files.ts';
import { memoize } from '../lib/memoize.ts';
import { originalPalette, paletteOf } from '../palette/palette.ts';
import { originalsFolder } from './manifest.ts';

/** Lightness, and the two axes of colour, in OKLab. */
type Lab = [lightness: number, a: number, b: number];

const labOf = (colour: Color): Lab => colour.to('oklab').coords.map((part) => part ?? 0) as Lab;

/** How a colour of the original palette becomes the brand's: how much stronger, turned by which angle, how much lighter. */
function change(from: string, to: string) {
  const [before, after] = [labOf(new Color(from)), labOf(new Color(to))];
  const strength = ([, a, b]: Lab) => Math.hypot(a, b);
  return {
    lighter: after[0] - before[0],
    share: strength(after) / strength(before),
    turn: Math.atan2(after[2], after[1]) - Math.atan2(before[2], before[1]),
    strength: strength(before),
    hue: Math.atan2(before[2], before[1]),
  };
}

/**
 * The change of any colour of the site's own pictures, which are between the navy and the blue of the original palette,
 * as the same change of those two. White and greys stay.
 */
function recolouring(brand: Brand): (colour: Lab) => Lab {
  const { palette } = paletteOf(brand);
  const dark = change(originalPalette['navy-900']!, palette['navy-900']!);
  const bright = change(originalPalette['blue-500']!, palette['blue-500']!);
  return ([lightness, a, b]) => {
    const hue = Math.atan2(b, a);
    const strength = Math.hypot(a, b);
    // 0 at the hue of navy and beyond, 1 at that of blue and beyond.
    const isBright = Math.min(Math.max((hue - dark.hue) / (bright.hue - dark.hue), 0), 1);
    const mix = (key: 'lighter' | 'share' | 'turn') => dark[key] + (bright[key] - dark[key]) * isBright;
    const most = dark.strength + (bright.strength - dark.strength) * isBright;
    const angle = hue + mix('turn');
    const length = strength * mix('share');
    return [
      lightness + mix('lighter') * Math.min(strength / most, 1),
      length * Math.cos(angle),
      length * Math.sin(angle),
    ];
  };
}

const toScreen = (lab: Lab) => new Color('oklab', lab).to('srgb').toGamut({ space: 'srgb' });

/** The inks of the drawings of technologies. Their other colours belong to logos. */
const inks =
  /^#(?:0485b4|06a2d9|06a3da|0b2a57|0f2c57|22b7ea|5ad0f7|9fb4cf|b8ecfc|b9c8db|c3d0e1|d3dfec|dce6f1|e8f0f7|f2f6fb|f8fbfd)$/;

function recolourDrawing(drawing: string, brand: Brand, hasLogos: boolean): string {
  const recolour = recolouring(brand);
  const inkOf = memoize((ink: string) =>
    hasLogos && !inks.test(ink)
      ? ink
      : toScreen(recolour(labOf(new Color(ink)))).toString({ format: 'hex', collapse: false }),
  );
  return drawing.replace(/#[\da-f]{6}\b/gi, (ink) => inkOf(ink.toLowerCase()));
}

/** Steps of each channel in the table of colours, between which others are interpolated. */
const steps = 33;

/** The colours of a brand for red, green and blue in equal steps, in this order. */
const tableOf = memoize((key: string): Float32Array => {
  const recolour = recolouring(JSON.parse(key));
  const table = new Float32Array(steps ** 3 * 3);
  const shares = Array.from({ length: steps }, (_, step) => step / (steps - 1));
  let index = 0;
  for (const red of shares)
    for (const green of shares)
      for (const blue of shares)
        for (const part of toScreen(recolour(labOf(new Color('srgb', [red, green, blue])))).coords)
          table[index++] = (part ?? 0) * 255;
  return table;
});

async function recolourScene(scene: Buffer, brand: Brand): Promise<Buffer> {
  const table = tableOf(JSON.stringify(brand));
  const raw = sharp(scene).removeAlpha().toColourspace('srgb').raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  const scale = (steps - 1) / 255;
  /** Offsets in the table of the next step of red and of green. */
  const [far, near] = [steps * steps * 3, steps * 3];
  for (let pixel = 0; pixel < data.length; pixel += 3) {
    const red = data[pixel]! * scale;
    const green = data[pixel + 1]! * scale;
    const blue = data[pixel + 2]! * scale;
    const r = Math.min(Math.floor(red), steps - 2);
    const g = Math.min(Math.floor(green), steps - 2);
    const b = Math.min(Math.floor(blue), steps - 2);
    const [x, y, z] = [red - r, green - g, blue - b];
    const start = r * far + g * near + b * 3;
    for (let channel = 0; channel < 3; channel += 1) {
      const at = start + channel;
      const alongBlue = (from: number) => table[from]! * (1 - z) + table[from + 3]! * z;
      const front = alongBlue(at) * (1 - y) + alongBlue(at + near) * y;
      const back = alongBlue(at + far) * (1 - y) + alongBlue(at + far + near) * y;
      data[pixel + channel] = Math.round(front * (1 - x) + back * x);
    }
  }
  return sharp(data, { raw: info }).png({ compressionLevel: 0 }).toBuffer();
}

const own = new Set(ownPictures);

/** Whether a picture came with the site. */
export const isOwn = (picture: Buffer): boolean => own.has(shortHash(picture));

/**
 * The file of a picture's original, by its name or its path in content. Not in originals.ts, whose importers update the
 * manifest: what imports pictureName has read it.
 * @throws UserError if there is none
 */
export async function pictureFile(path: string, namedIn: string): Promise<string> {
  const name = pictureName(path);
  const pattern = `${fastGlob.escapePath(name)}.{${pictureEndings}}`;
  const [file] = await fastGlob(pattern, { cwd: originalsFolder, caseSensitiveMatch: false });
  if (!file) throw new UserError(`${namedIn}: there is no picture "${name}" in shared/pictures/`);
  return `${originalsFolder}/${file}`;
}

/** Reads a picture of shared/pictures. Those that came with the site have the colours of the brand. */
export async function readPicture(file: string, brand: Brand): Promise<Buffer> {
  const picture = await readFile(file);
  if (hasOriginalColours(brand) || !isOwn(picture)) return picture;
  if (!file.endsWith('.svg')) return recolourScene(picture, brand);
  return Buffer.from(
    recolourDrawing(picture.toString(), brand, file.startsWith(`${originalsFolder}/technologies/`)),
  );
}
