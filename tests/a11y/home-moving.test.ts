import { partners } from '../../shared/content/partners.ts';
import { expectAccessible } from '../support/axe.ts';
import { carouselOf, carousels } from '../support/carousels.ts';
import { expectAllRevealed } from '../support/revealed.ts';
import { desktop, movingPage, phone } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use(movingPage);

test('the home page has no mistakes while carousels and marquee run', async ({ page }) => {
  await openPage(page, '/');
  for (const viewport of [phone, desktop]) {
    await test.step(`at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      for (const name of carousels) await carouselOf(page, name).start();
      if (partners.length > 0) await page.locator('.marquee').scrollIntoViewIfNeeded();
      await expect(page.locator('.marquee--running')).toHaveCount(Math.min(1, partners.length));
      // What fades in has no contrast to be judged until it has arrived.
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expectAllRevealed(page);
      await expectAccessible(page);
    });
  }
});
