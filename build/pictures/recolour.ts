import { readFile } from 'node:fs/promises';
import Color from 'colorjs.io';
import fastGlob from 'fast-glob';
import sharp from 'sharp';
import { pictureEndings } from '#shared/core/PictureData.ts';
import { UserError } from '#shared/core/UserError.ts';
import { hasOriginalColours, pictureName } from '#shared/model/pictures.ts';
import type { Brand } from '#shared/model/schema/files.ts';
import ownPictures from '#shared/pictures/own.json' with { type: 'json' };
import { shortHash } from '../lib/files.ts';
import { memoize } from '../lib/memoize.ts';
import { inOklch, originalPalette, type Parts, paletteOf, partsOf } from '../palette/palette.ts';
import { originalsFolder } from './manifest.ts';

/** In degrees from -180 to 180, between which the hues of the site's pictures and of most brands lie without a break. */
const hueOf = ({ hue = 0 }: Parts) => (hue > 180 ? hue - 360 : hue);

/** How a colour of the original palette becomes the brand's: how much lighter, how much stronger, turned by which angle. */
function change(from: string, to: string) {
  const [before, after] = [partsOf(from), partsOf(to)];
  return {
    hue: hueOf(before),
    strength: before.strength,
    lighter: after.lightness - before.lightness,
    share: after.strength / before.strength,
    turn: hueOf(after) - hueOf(before),
  };
}

/**
 * The change of any colour of the site's own pictures, which are between the navy and the blue of the original palette,
 * as the same change of those two. White and greys stay.
 */
function recolouring(brand: Brand): (colour: string | Color) => Color {
  const { palette } = paletteOf(brand);
  const dark = change(originalPalette['navy-900']!, palette['navy-900']!);
  const bright = change(originalPalette['blue-500']!, palette['blue-500']!);
  return (colour) => {
    const parts = partsOf(colour);
    const hue = hueOf(parts);
    // 0 at the hue of navy and beyond, 1 at that of blue and beyond.
    const isBright = Math.min(Math.max((hue - dark.hue) / (bright.hue - dark.hue), 0), 1);
    const mix = (key: keyof typeof dark) => dark[key] + (bright[key] - dark[key]) * isBright;
    const changed = {
      lightness: parts.lightness + mix('lighter') * Math.min(parts.strength / mix('strength'), 1),
      strength: parts.strength * mix('share'),
      hue: hue + mix('turn'),
    };
    return inOklch(changed).to('srgb').toGamut({ space: 'srgb' });
  };
}

/** The inks of the drawings of technologies. Their other colours belong to logos. */
const inks =
  /^#(?:0485b4|06a2d9|06a3da|0b2a57|0f2c57|22b7ea|5ad0f7|9fb4cf|b8ecfc|b9c8db|c3d0e1|d3dfec|dce6f1|e8f0f7|f2f6fb|f8fbfd)$/;

function recolourDrawing(drawing: string, brand: Brand, hasLogos: boolean): string {
  const recolour = recolouring(brand);
  const inkOf = memoize((ink: string) =>
    hasLogos && !inks.test(ink) ? ink : recolour(ink).toString({ format: 'hex', collapse: false }),
  );
  return drawing.replace(/#[\da-f]{6}\b/gi, (ink) => inkOf(ink.toLowerCase()));
}

/** The brand's red, green and blue for those of a pixel. The scenes of the site share most of their colours. */
const pixelsOf = memoize((key: string) => {
  const recolour = recolouring(JSON.parse(key));
  return memoize((rgb: number) => {
    const colour = new Color('srgb', [(rgb >> 16) / 255, ((rgb >> 8) & 255) / 255, (rgb & 255) / 255]);
    return recolour(colour).coords.map((part) => Math.round((part ?? 0) * 255));
  });
});

async function recolourScene(scene: Buffer, brand: Brand): Promise<Buffer> {
  const pixelOf = pixelsOf(JSON.stringify(brand));
  const raw = sharp(scene).removeAlpha().toColourspace('srgb').raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 3) data.set(pixelOf(data.readUIntBE(at, 3)), at);
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
  return Buffer.from(recolourDrawing(picture.toString(), brand, file.includes('/technologies/')));
}
