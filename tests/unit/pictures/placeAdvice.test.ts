import { expect, it } from 'vitest';
import { placeAdvice } from '../../../build/pictures/makePictures.ts';

it.each([
  ['cases/portal.jpg', 1600, 1000, ''],
  ['cases/portal.jpg', 1600, 1900, ''],
  ['cases/portal.jpg', 1000, 1900, 'more than half of it is cut off'],
  ['cases/portal.jpg', 4000, 1000, 'more than half of it is cut off'],
  ['cases/portal.jpg', 700, 1000, 'will look blurred'],
  ['cases/portal.svg', 80, 50, ''],
  ['cases/portal.svg', 80, 80, 'its place wants 800 by 500'],
  ['industries/portal-wide.jpg', 600, 1900, ''],
  ['industries/portal-wide.jpg', 4000, 1000, 'more than half of it is cut off'],
  ['other/portal.jpg', 10, 1000, ''],
])('says whether a picture suits its place: %s of %i by %i', (path, width, height, complaint) => {
  const [name = '', ending] = path.split('.');
  const original = { name, file: `shared/pictures/${path}`, isVector: ending === 'svg' };
  const advice = placeAdvice(original, { width, height });
  expect(advice).toEqual(complaint ? [expect.stringContaining(complaint)] : []);
});
