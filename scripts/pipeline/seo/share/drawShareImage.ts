import sharp from 'sharp';
import { colours } from '../colours.ts';
import { shareImageSize } from '../socialTags.ts';

/** Maximum size of a share image in bytes: messengers skip much larger ones. */
const maxBytes = 150_000;

const jpegQualities = [90, 86, 80, 72, 60];

/** For pictures that are only put together: packing them takes longer than drawing them. */
const unpacked = { compressionLevel: 0 };

const logo = { left: 72, top: 64, height: 46 };

type Frame = { left: number; top: number; width: number; height: number };

/** A drawing is placed next to the words; any other picture fills the right side and fades out to the left. */
const frames: Record<'drawing' | 'scene', Frame & { fit: 'contain' | 'cover'; fade: number; room: number }> =
  {
    drawing: { left: 580, top: 70, width: 600, height: 500, fit: 'contain', fade: 0, room: 520 },
    scene: { left: 440, top: 0, width: 760, height: 630, fit: 'cover', fade: 0.7, room: 600 },
  };

/** Placement of a kind of picture, and the width in pixels that it leaves for the words. */
export function frameOf(pictureFile: string) {
  return frames[pictureFile.endsWith('.svg') ? 'drawing' : 'scene'];
}

/** Everything that a share image is made of. */
export type Ingredients = { words: string; picture: Buffer; logo: Buffer; frame: ReturnType<typeof frameOf> };

/** The measures that all share images have in common, as a part of their cache key. */
export const recipe = JSON.stringify({ shareImageSize, jpegQualities, logo, ground: colours['navy-900'] });

async function drawPicture({ picture, frame }: Ingredients): Promise<Buffer> {
  const { width, height, fit, fade } = frame;
  const resized = sharp(picture).resize(width, height, { fit, background: 'transparent' }).ensureAlpha();
  if (fade === 0) return resized.png(unpacked).toBuffer();
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="fade"><stop stop-opacity="0"/><stop offset="${fade}"/></linearGradient><rect width="100%" height="100%" fill="url(#fade)"/></svg>`;
  return resized
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png(unpacked)
    .toBuffer();
}

/**
 * Draws a share image as JPEG.
 * @throws when it is heavier than the limit even at the lowest quality
 */
export async function drawShareImage(ingredients: Ingredients): Promise<Buffer> {
  const { frame, words } = ingredients;
  const layers = [
    { input: await drawPicture(ingredients), left: frame.left, top: frame.top },
    {
      input: await sharp(ingredients.logo).resize({ height: logo.height }).png(unpacked).toBuffer(),
      left: logo.left,
      top: logo.top,
    },
    { input: Buffer.from(words), left: 0, top: 0 },
  ];
  const image = await sharp({ create: { ...shareImageSize, channels: 3, background: colours['navy-900'] } })
    .composite(layers)
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of jpegQualities) {
    const jpeg = await sharp(image.data, { raw: image.info })
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (jpeg.length <= maxBytes) return jpeg;
  }
  throw new Error(`it is heavier than ${maxBytes / 1000} kB`);
}
