import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { luminance } from '../../../build/palette/contrasts.ts';
import { networkError } from '../../support/faults.ts';
import { service } from '../../support/samples.ts';
import { desktop, stillPage } from '../../support/shell.ts';
import { expect, test } from '../../support/test.ts';

test.use({ ...stillPage, viewport: desktop });

/** Red, green and blue of each pixel of a part of the window. */
async function pixelsOf(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const data = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from({ length: data.length / 3 }, (_, index) => [...data.subarray(3 * index, 3 * index + 3)]);
}

test('the hero’s lead is readable even if still and film are white', async ({ page }) => {
  await page.goto('./');
  // From 900 and from 1200 px on the veil and the lead's width follow one rule each.
  for (const width of [900, 1024, 1200, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { colour, clip } = await page.locator('.hero').evaluate((hero: HTMLElement) => {
      const lead = hero.querySelector('.hero__lead')!;
      const words = document.createRange();
      words.selectNodeContents(lead);
      const { x, y, width, height } = words.getBoundingClientRect();
      hero.style.background = 'white';
      for (const media of hero.querySelectorAll('img, video')) media.remove();
      hero.querySelector<HTMLElement>('.hero__content')!.style.visibility = 'hidden';
      return { colour: getComputedStyle(lead).color, clip: { x, y, width, height } };
    });
    const lightest = Math.max(...(await pixelsOf(page, clip)).map(luminance));
    const contrast = (luminance(colour.match(/\d+/g)!.map(Number)) + 0.05) / (lightest + 0.05);
    expect(contrast, `at ${width} px`).toBeGreaterThan(4.5);
  }
});

test('a picture that is missing says what it would show', async ({ page, expectComplaint }) => {
  expectComplaint(networkError);
  await page.route(/\.(avif|webp|png|jpe?g|svg|ico)$/, (route) => route.abort());
  await page.goto(`./services/${service.slug}/`);
  const picture = page.locator('.service-intro__panel img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const said = await picture.evaluate((image) => getComputedStyle(image, '::after').content);
  expect(said).toBe(JSON.stringify(await picture.getAttribute('alt')));
  // Browsers draw their icon in this corner, inside that of a rounded tile.
  const { x, y } = (await picture.boundingBox())!;
  const pixels = await pixelsOf(page, { x: x + 8, y: y + 8, width: 10, height: 10 });
  expect(new Set(pixels.map(String)).size).toBe(1);
});
