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
