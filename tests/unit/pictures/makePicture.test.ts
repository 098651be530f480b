import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makePicture } from '../../../build/pictures/makePictures.ts';
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
  const { width, height } = await makePicture(original, content, { folder: tempFolder(), effort: 0 });
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
  const made = await makePicture(original, content, { folder: tempFolder(), effort: 0 });
  expect([made.width, made.height]).toEqual(size);
});

it('a drawing of another shape than its place is whole, in the middle of that shape', async () => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="5 5 200.3 400.4"><path d="M9 9h99v99z"/></svg>',
  );
  const folder = tempFolder();
  const original = { name: 'services/temple', file: '', isVector: true };
  const { width, height, formats } = await makePicture(original, drawing, { folder, effort: 0 });
  expect([width, height]).toEqual([480, 400]);
  const made = readFileSync(path.join(folder, formats[0]!.files[0]![1]), 'utf8');
  expect(made).toContain('y="0" width="200.3" height="400.4"');
  expect(made).toContain('viewBox="5 5 200.3 400.4"');
});
