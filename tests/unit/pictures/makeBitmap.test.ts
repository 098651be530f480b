import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeBitmap } from '../../../build/pictures/makeBitmap.ts';
import { tempFolder } from '../../support/tempFolder.ts';

const letters = sharp({ create: { width: 60, height: 20, channels: 4, background: 'navy' } });

it.each([
  ['clear', '#fff0'],
  ['white', '#fff'],
])('a partner’s logo is made without its %s edges', async (_name, background) => {
  const content = await letters
    .clone()
    .extend({ top: 90, bottom: 90, left: 70, right: 70, background })
    .png()
    .toBuffer();
  const original = { name: 'partners/acme', file: '', isVector: false };
  const { width, height } = await makeBitmap(original, content, { folder: tempFolder(), effort: 0 });
  expect([width, height]).toEqual([60, 20]);
});

it.each([
  ['industries/temple-wide', 'a panorama', [200, 50], [94, 50]],
  ['industries/temple', 'a panorama', [200, 50], [94, 50]],
  ['banners/temple', 'a portrait', [50, 200], [50, 200]],
  ['services/temple', 'a portrait', [60, 200], [60, 50]],
])('of %s, %s is cropped to what its place shows', async (name, _shape, [width, height], size) => {
  const background = 'navy';
  const content = await sharp({
    create: { width: width!, height: height!, channels: 3, background },
  })
    .png()
    .toBuffer();
  const original = { name, file: '', isVector: false };
  const made = await makeBitmap(original, content, { folder: tempFolder(), effort: 0 });
  expect([made.width, made.height]).toEqual(size);
});
