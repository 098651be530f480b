import { partners } from '#shared/model/content.ts';
import { carouselOf, carousels } from '../../support/carousels.ts';
import { stopClock } from '../../support/clock.ts';
import { movingPage, phone } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

// On phones there is no film.
test.use({ ...movingPage, viewport: phone });

declare global {
  interface Window {
    /** How often the page has asked for a frame, or for a timer under a second. */
    asked: number;
  }
}

test('a page at rest requests no frames and sets no short timers, or few if it moves', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    window.asked = 0;
    const { requestAnimationFrame, setTimeout, setInterval } = window;
    window.requestAnimationFrame = (run) => {
      window.asked += 1;
      return requestAnimationFrame(run);
    };
    const countShort = (start: (...timer: never[]) => unknown) =>
      ((run: never, delay: never = 0 as never, ...values: never[]) => {
        if (delay < 1000) window.asked += 1;
        return start(run, delay, ...values);
      }) as never;
    window.setTimeout = countShort(setTimeout);
    window.setInterval = countShort(setInterval);
  });
  await openPage(page, '/');
  const marquee = page.locator('.rfm-marquee').first();
  // What has moved once must rest again.
  if (partners.length > 0) {
    await page.locator('.marquee').scrollIntoViewIfNeeded();
    await marquee.waitFor();
  }
  for (const name of carousels) await carouselOf(page, name).start();
  await stopClock(page);
  const askedInHalfAMinute = async () => {
    await page.evaluate(() => Object.assign(window, { asked: 0 }));
    await page.clock.runFor(30_000);
    return page.evaluate(() => window.asked);
  };

  for (const place of [page.getByRole('contentinfo'), page.getByRole('banner')]) {
    await place.evaluate((place) => place.scrollIntoView({ behavior: 'instant' }));
    await expect(page.locator('main [aria-live="off"]')).toHaveCount(0);
    if (partners.length > 0) await expect(marquee).toHaveCSS('animation-play-state', 'paused');
    await expect.poll(askedInHalfAMinute).toBe(0);
  }
  for (const name of carousels) {
    const { start, said } = carouselOf(page, name);
    await start();
    await expect(said).toHaveAttribute('aria-live', 'off');
    expect(await askedInHalfAMinute()).toBeLessThan(30);
  }
});
