import { motionWords } from '../../shared/content/words/controls.ts';
import { carouselOf, movingCarousels, placesFrom, placesInView } from '../support/carousels.ts';
import { desktop } from '../support/shell.ts';
import { openPage } from '../support/test.ts';
import { expect, test } from './engineTest.ts';

test.use({ viewport: desktop });

for (const name of movingCarousels) {
  test(`${name}: moves by its buttons and bars, and begins again after its last slide`, async ({ page }) => {
    await openPage(page, '/');
    const { start, toggle, next, previous, bars, viewport } = carouselOf(page, name);
    await start();
    await toggle.click();
    await expect(toggle).toHaveAccessibleName(motionWords.play);
    await bars.nth(2).click();
    await expect.poll(() => placesInView(viewport)).toEqual(placesFrom(name, 3));
    await expect(bars.nth(2)).toHaveAttribute('aria-current', 'true');
    await next.click();
    await expect.poll(() => placesInView(viewport)).toEqual(placesFrom(name, 4));
    await previous.click();
    await expect.poll(() => placesInView(viewport)).toEqual(placesFrom(name, 3));
    await bars.first().click();
    await expect.poll(() => placesInView(viewport)).toEqual(placesFrom(name, 1));
    await previous.click();
    await expect.poll(async () => (await placesInView(viewport))[1]).toBe(1);
  });

  test(`${name}: moves by itself`, async ({ page }) => {
    await openPage(page, '/');
    const { start, viewport } = carouselOf(page, name);
    await start();
    const [first] = await placesInView(viewport);
    await page.mouse.move(5, 5);
    await expect.poll(async () => (await placesInView(viewport))[0] ?? first).not.toBe(first);
  });
}
