import { motionWords } from '#shared/words/controls.ts';
import { carouselOf, movingCarousels, placesFrom, placesInView } from '../../support/carousels.ts';
import { desktop } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use({ viewport: desktop });

for (const name of movingCarousels) {
  test(`${name} moves until it is paused, and loops with its buttons and bars`, async ({ page }) => {
    await openPage(page, '/');
    const { start, toggle, next, previous, bars, viewport } = carouselOf(page, name);
    await start();
    const [first] = await placesInView(viewport);
    await page.mouse.move(5, 5);
    await expect.poll(async () => (await placesInView(viewport))[0] ?? first).not.toBe(first);
    await toggle.click();
    await expect(toggle).toHaveAccessibleName(motionWords.play);
    for (const [control, place] of [
      [bars.nth(2), 3],
      [next, 4],
      [previous, 3],
      [bars.first(), 1],
    ] as const) {
      await control.click();
      await expect.poll(() => placesInView(viewport)).toEqual(placesFrom(name, place));
    }
    await previous.click();
    await expect.poll(async () => (await placesInView(viewport))[1]).toBe(1);
  });
}
