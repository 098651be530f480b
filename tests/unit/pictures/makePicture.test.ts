import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makePicture } from '../../../build/pictures/makePictures.ts';
import { placeAdvice } from '../../../build/pictures/recipes.ts';
import { tempFolder } from '../../support/tempFolder.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: 'navy' } }).png();
const make = (name: string, content: Buffer, folder = tempFolder(), isVector = false) =>
  makePicture({ name, file: '', isVector }, content, { folder, effort: 0 });

it.each([
  ['clear edges without them', '#fff0', [60, 20]],
  ['white edges without them', '#fff', [60, 20]],
  ['a red tile with it', '#f00', [200, 200]],
])('a partner’s logo is made of %s', async (_name, background, size) => {
  const logo = blank(60, 20).extend({ top: 90, bottom: 90, left: 70, right: 70, background });
  const { width, height } = await make('partners/acme', await logo.toBuffer());
  expect([width, height]).toEqual(size);
});

it.each([
  ['industries/temple-wide', 'a panorama', 200, 50, [94, 50]],
  ['banners/temple', 'a portrait', 50, 200, [50, 200]],
  ['services/temple', 'a portrait', 60, 200, [60, 50]],
])('of %s, %s is cropped to what its place shows', async (name, _shape, width, height, size) => {
  const made = await make(name, await blank(width, height).toBuffer());
  expect([made.width, made.height]).toEqual(size);
});

it('a drawing of another shape than its place is whole, in the middle of that shape', async () => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="5 5 200.3 400.4"><path d="M9 9h99v99z"/></svg>',
  );
  const folder = tempFolder();
  const { width, height, formats } = await make('services/temple', drawing, folder, true);
  expect([width, height]).toEqual([480, 400]);
  const made = readFileSync(path.join(folder, formats[0]!.files[0]![1]), 'utf8');
  expect(made).toContain('y="0" width="200.3" height="400.4"');
  expect(made).toContain('viewBox="5 5 200.3 400.4"');
});

it.each([
  ['cases/portal.jpg', 1600, 1000, ''],
  ['cases/portal.jpg', 1600, 1900, ''],
  ['cases/portal.jpg', 1000, 1900, 'more than half of it is cut off'],
  ['cases/portal.jpg', 700, 1000, 'will look blurred'],
  ['industries/portal-wide.jpg', 600, 1900, ''],
  ['hero/still.jpg', 300, 200, 'half of 1920 by 1080'],
  ['industries/portal-wide.jpg', 4000, 1000, 'more than half of it is cut off'],
  ['other/portal.jpg', 10, 1000, ''],
])('says whether a picture suits its place: %s of %i by %i', (path, width, height, complaint) => {
  const advice = placeAdvice(path.replace('.jpg', ''), { width, height });
  expect(advice).toEqual(complaint ? expect.stringContaining(complaint) : '');
});
