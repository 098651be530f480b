import sharp from 'sharp';
import { expect, test } from 'vitest';
import { colours } from '../../../scripts/pipeline/seo/colours.ts';
import { drawShareImage, frameOf } from '../../../scripts/pipeline/seo/share/drawShareImage.ts';

const frame = frameOf('scene.webp');

/** A drawing of one colour, from `top` down. */
const area = (width: number, height: number, colour: string, top = 0) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect y="${top}" width="100%" height="100%" fill="${colour}"/></svg>`;

/**
 * Draws a share image of areas of one colour, none by default.
 * @returns the colour at a point of it, as red, green and blue
 */
async function draw({ picture = 'none', logo = 'none', words = area(10, 10, 'none') }) {
  const jpeg = await drawShareImage({
    words,
    picture: Buffer.from(area(frame.width, frame.height, picture)),
    logo: Buffer.from(area(100, 46, logo)),
    frame,
  });
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
}

const ground = colours['navy-900'].match(/\w\w/g)!.map((part) => Number.parseInt(part, 16));

/** The colour, which JPEG changes a little. */
const about = (colour: number[]) =>
  expect.toSatisfy(
    (found: number[]) => colour.every((part, index) => Math.abs(part - found[index]!) < 8),
    `about ${colour}`,
  );

test('a scene fades out to the left, into the ground', async () => {
  const colourAt = await draw({ picture: 'white' });
  const [red] = colourAt(frame.left + (frame.width * frame.fade) / 2, 300) as [number];
  expect(colourAt(frame.left, 300)).toEqual(about(ground));
  expect(red).toBeGreaterThan(70);
  expect(red).toBeLessThan(200);
  expect(colourAt(1199, 300)).toEqual(about([255, 255, 255]));
});

test('the logo is above the words, and both are on the ground', async () => {
  const colourAt = await draw({ logo: 'red', words: area(300, 400, 'lime', 300) });
  expect(colourAt(100, 80)).toEqual(about([254, 0, 0]));
  expect(colourAt(100, 350)).toEqual(about([0, 255, 0]));
  expect(colourAt(100, 200)).toEqual(about(ground));
});
