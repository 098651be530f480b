import sharp, { type OverlayOptions } from 'sharp';
import type { Brand } from '#shared/model/schema/files.ts';
import { shareImageSize } from '../head/socialTags.ts';
import { paletteOf } from '../palette/palette.ts';
import { readPicture } from '../pictures/recolour.ts';
import { drawName, drawWords, type TextPicture } from './drawText.ts';

/** Size in bytes that a share image should not exceed: messengers skip much larger ones. */
const maxBytes = 150_000;

/** Margins in pixels: of logo and text at the left, of the logo at the top and of the text at the bottom. */
const left = 72;
const edge = 64;

const logoHeight = 46;

const widest = shareImageSize.width - 2 * left;

const within = (width: number, { data }: TextPicture): Promise<TextPicture> =>
  sharp(data).resize({ width, withoutEnlargement: true }).png().toBuffer({ resolveWithObject: true });

/** A drawing is placed next to the text; any other picture fills the right side and fades out to the left. */
const frames = {
  drawing: { left: 580, top: 70, width: 600, height: 500, fit: 'contain', fade: 0, room: 520 },
  scene: { left: 440, top: 0, width: 760, height: 630, fit: 'cover', fade: 0.7, room: 600 },
} as const;

/** What a share image shows. Pictures are files; an empty text is left out. */
export type ShareContent = {
  title: string;
  subtitle: string;
  picture: string;
  logo: string;
  name: string;
  brand: Brand;
};

async function placePicture({ picture, brand }: ShareContent): Promise<OverlayOptions> {
  const { left, top, width, height, fit, fade } = frames[picture.endsWith('.svg') ? 'drawing' : 'scene'];
  const resized = sharp(await readPicture(picture, brand))
    .resize(width, height, { fit, background: 'transparent' })
    .ensureAlpha();
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="fade"><stop stop-opacity="0"/><stop offset="${fade}"/></linearGradient><rect width="100%" height="100%" fill="url(#fade)"/></svg>`;
  if (fade > 0) resized.composite([{ input: Buffer.from(mask), blend: 'dest-in' }]);
  return { input: await resized.png().toBuffer(), left, top };
}

async function placeLogo({ logo, name, brand }: ShareContent): Promise<OverlayOptions[]> {
  const { data, info } = await sharp(await readPicture(logo, brand))
    .resize({ height: logoHeight, width: widest, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const layer = { input: data, left, top: edge };
  if (!name) return [layer];
  const nameLeft = left + info.width + 12;
  const text = await within(shareImageSize.width - left - nameLeft, await drawName(name, 32));
  const top = edge + Math.round((logoHeight - text.info.height) / 2);
  return [layer, { input: text.data, left: nameLeft, top }];
}

async function placeWords({ title, subtitle, picture, brand }: ShareContent): Promise<OverlayOptions[]> {
  if (!title) return [];
  const { room } = frames[picture.endsWith('.svg') ? 'drawing' : 'scene'];
  const { data, info } = await within(
    widest,
    await drawWords(title, subtitle, paletteOf(brand).palette['on-navy-strong']!, room),
  );
  return [{ input: data, left, top: shareImageSize.height - edge - info.height }];
}

export async function drawShareImage(content: ShareContent): Promise<Buffer> {
  const image = await sharp({
    create: { ...shareImageSize, channels: 3, background: paletteOf(content.brand).palette['navy-900']! },
  })
    .composite([await placePicture(content), ...(await placeLogo(content)), ...(await placeWords(content))])
    .raw()
    .toBuffer({ resolveWithObject: true });
  let jpeg: Buffer | undefined;
  for (const quality of [90, 86, 80, 72, 60]) {
    jpeg = await sharp(image.data, { raw: image.info })
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (jpeg.length <= maxBytes) break;
  }
  return jpeg!;
}
