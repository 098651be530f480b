import type { Page } from 'playwright/test';
import { services } from '#shared/model/content.ts';
import { pictureOf } from '#shared/model/pictures.ts';
import { desktop, movingPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use({ ...movingPage, viewport: desktop });

const lit = services.filter(({ picture }) => pictureOf(picture).lit);
test.skip(lit.length < 2, 'the company’s pictures have no lit parts');

/** The cards of home whose picture has a lit part. */
const cardsOf = (page: Page) => page.locator('li:has([data-lit])');

/** Starts to count the animations that start in a card, its reveal apart. */
const countIn = (page: Page, index: number) =>
  cardsOf(page)
    .nth(index)
    .evaluateHandle((card) => {
      const count = { played: 0 };
      card.addEventListener('animationstart', () => {
        count.played += 1;
      });
      return count;
    });

test('a lit part works when its card fades up, is pointed at or focused', async ({ page }) => {
  await openPage(page, '/');
  const card = cardsOf(page).nth(1);
  const works = page.locator('[data-works]');
  const counted = await countIn(page, 1);
  const expectPlayed = async (times: number) => {
    await expect.poll(() => counted.evaluate(({ played }) => played)).toBe(times);
    await expect(works).toHaveCount(0);
    await expect(card.getByRole('img', { includeHidden: true })).toHaveCSS('opacity', '1');
  };

  await expectPlayed(0);
  await page.mouse.wheel(0, 100);
  await expect(page.locator('html')).toHaveClass(/has-reveal/);
  await card.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expectPlayed(1);
  await card.hover();
  await expectPlayed(2);
  await card.getByRole('link').focus();
  await expectPlayed(3);
});

test('a picture whose file cannot be fetched again stays as it is', async ({ page, expectComplaint }) => {
  expectComplaint(/404|Failed to load/);
  await openPage(page, '/');
  const card = cardsOf(page).first();
  await card.scrollIntoViewIfNeeded();
  const picture = card.locator('[data-lit]');
  await expect(picture).toHaveJSProperty('complete', true);
  await picture.evaluate((picture: HTMLImageElement) => {
    Object.defineProperty(picture, 'src', { value: '/missing.svg' });
  });
  const refused = page.waitForResponse(/missing\.svg/);
  await card.hover();
  await refused;
  await expect(card.locator('[data-works]')).toHaveCount(0);
  await expect(picture).toHaveCSS('opacity', '1');
});

test('no lit part moves where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  const card = cardsOf(page).first();
  const counted = await countIn(page, 0);
  await page.mouse.wheel(0, 100);
  await card.hover();
  await card.getByRole('link').focus();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await counted.evaluate(({ played }) => played)).toBe(0);
});
