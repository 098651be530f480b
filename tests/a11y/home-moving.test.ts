import { expectAccessible } from '../support/axe.ts';
import { carouselOf, technology, testimonials } from '../support/carousels.ts';
import { expectAllRevealed } from '../support/revealed.ts';
import { movingPage, windows } from '../support/shell.ts';
import { openPage, test } from '../support/test.ts';

test.use(movingPage);

test('the home page has no mistakes while carousels and marquee run', async ({ page }) => {
  await openPage(page, '/');
  for (const viewport of windows) {
    await test.step(`at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await carouselOf(page, technology).start();
      await page.locator('.marquee').scrollIntoViewIfNeeded();
      await page.locator('.marquee--running').waitFor();
      await carouselOf(page, testimonials).start();
      // What fades in has no contrast to be judged until it has arrived.
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expectAllRevealed(page);
      await expectAccessible(page);
    });
  }
});
