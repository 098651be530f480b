import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { heroOf } from '../support/hero.ts';
import { stillPage } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { luminance } from '../support/wcagContrast.ts';

test.use(stillPage);

/** The contrast of the lead with the lightest pixel behind it, where still and film are as light as can be: white. */
async function leadContrastOverWhite(page: Page): Promise<number> {
  const { colour, clip } = await heroOf(page).hero.evaluate((hero) => {
    const lead = hero.querySelector('.hero__lead')!;
    const words = document.createRange();
    words.selectNodeContents(lead);
    const { x, y, width, height } = words.getBoundingClientRect();
    (hero as HTMLElement).style.background = 'white';
    for (const media of hero.querySelectorAll('img, video')) media.remove();
    (hero.querySelector('.hero__content') as HTMLElement).style.visibility = 'hidden';
    return { colour: getComputedStyle(lead).color, clip: { x, y, width, height } };
  });
  const pixels = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
  let lightest = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    lightest = Math.max(lightest, luminance([...pixels.subarray(at, at + 3)]));
  }
  return (luminance(colour.match(/\d+/g)!.map(Number)) + 0.05) / (lightest + 0.05);
}

test('the hero’s lead is readable over every frame, however light', async ({ page }) => {
  await page.goto('./');
  await page.locator('.page-loader').waitFor({ state: 'hidden' });
  // From 900 and from 1200 px on the veil and the lead's width follow one rule each.
  for (const width of [900, 1024, 1200, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await leadContrastOverWhite(page), `at ${width} px`).toBeGreaterThan(4.5);
  }
});
