import sharp from 'sharp';
import { expect, test } from 'vitest';
import { colours } from '../../../scripts/build/seo/colours.ts';
import { drawShareImage, frameOf } from '../../../scripts/build/seo/share/drawShareImage.ts';

const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';

/** A share image with a white picture, without words and logo. */
async function drawWhite() {
  const picture = await sharp({ create: { width: 760, height: 630, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const frame = frameOf('white.webp');
  return {
    frame,
    image: sharp(await drawShareImage({ words: blank, picture, logo: Buffer.from(blank), frame })),
  };
}

test('a scene fades out to the left, into the ground', async () => {
  const { frame, image } = await drawWhite();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const redAt = (x: number) => data[(info.height / 2) * info.width * info.channels + x * info.channels]!;
  const half = frame.left + (frame.width * frame.fade) / 2;
  const red = Number.parseInt(colours['navy-900'].slice(1, 3), 16);
  expect(Math.abs(redAt(frame.left) - red)).toBeLessThan(6);
  expect(redAt(half)).toBeGreaterThan(red + 60);
  expect(redAt(half)).toBeLessThan(195);
  expect(redAt(info.width - 1)).toBeGreaterThan(250);
});
