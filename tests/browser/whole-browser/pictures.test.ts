import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { contrastOf } from '../../../build/palette/palette.ts';
import { networkError } from '../../support/faults.ts';
import { service } from '../../support/samples.ts';
import { desktop, stillPage } from '../../support/shell.ts';
import { expect, test } from '../../support/test.ts';

test.use({ ...stillPage, viewport: desktop });

async function coloursIn(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const data = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
  const colours = new Set<string>();
  for (let start = 0; start < data.length; start += 3)
    colours.add(`rgb(${data.subarray(start, start + 3).join(', ')})`);
  return [...colours];
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
    const contrasts = (await coloursIn(page, clip)).map((ground) => contrastOf(colour, ground));
    expect(Math.min(...contrasts), `at ${width} px`).toBeGreaterThan(4.5);
  }
});

test('a picture that is missing says what it would show', async ({ page, expectComplaint }) => {
  expectComplaint(networkError);
  await page.route(/\.(avif|webp|png|jpe?g|svg|ico)$/, (route) => route.abort());
  await page.goto(`./services/${service.slug}/`);
  const picture = page.locator('.picture-panel img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const said = await picture.evaluate((image) => getComputedStyle(image, '::after').content);
  expect(said).toBe(JSON.stringify(await picture.getAttribute('alt')));
  // Browsers draw their icon in this corner, inside that of a rounded tile.
  const { x, y } = (await picture.boundingBox())!;
  expect(await coloursIn(page, { x: x + 8, y: y + 8, width: 10, height: 10 })).toHaveLength(1);
});
