import type { Page } from 'playwright/test';
import { shellWords } from '#shared/content/words/shell.ts';
import { desktop, jumpTo, phone, rectOf, shellOf, stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use({ ...stillPage, viewport: desktop });

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test('skip link and hashes lead to targets below the header', async ({ page }) => {
  await openPage(page, '/about/');
  const { header } = shellOf(page);
  const skip = page.getByRole('link', { name: shellWords.skipLink });
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).nth(1);
  await heading.evaluate((element) => {
    element.id = 'landing';
  });
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await test.step('the skip link shows on the first Tab and leads past the header', async () => {
      expect((await rectOf(skip)).width).toBe(1);
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      const rect = await rectOf(skip);
      expect(rect.height).toBeGreaterThanOrEqual(44);
      const isOnTop = await skip.evaluate((link, { left, top, width, height }) => {
        return document.elementFromPoint(left + width / 2, top + height / 2) === link;
      }, rect);
      expect(isOnTop).toBe(true);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      const isInMain = await page.evaluate(() => document.activeElement!.closest('main') !== null);
      expect(isInMain).toBe(true);
    });
    await test.step('what a hash names lands below the fixed header', async () => {
      await page.evaluate(() => {
        location.hash = 'landing';
      });
      await expect(heading).toBeInViewport();
      await expect(header).toHaveCSS('position', 'fixed');
      const gap = () =>
        heading.evaluate((heading) => {
          const header = document.querySelector('.header')!;
          return heading.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
        });
      await expect.poll(gap).toBeGreaterThanOrEqual(8);
      await expect.poll(gap).toBeLessThanOrEqual(40);
    });

    // Back to the top, and before the page's first element.
    await page.evaluate(() => history.replaceState(null, '', location.pathname));
    await skip.focus();
    await page.keyboard.press('Shift+Tab');
    await jumpTo(page, 0);
  }
});

/** Goes through a page with Tab held down, and tells what of it the header covered when it had the focus. */
async function walk(page: Page): Promise<{ steps: number; covered: string[] }> {
  const covered: string[] = [];
  let scrolled = await scrollTop(page);
  for (let steps = 0; steps < 200; steps++) {
    await page.keyboard.down('Tab');
    const { place, top } = await page.evaluate(async (before) => {
      const top = window.scrollY;
      // The header follows the scrolling before the next frame.
      if (top !== before) await new Promise(requestAnimationFrame);
      const placeOf = (focused: Element) => {
        if (focused === document.body) return 'end';
        const header = document.querySelector('.header')!;
        const isFixed = getComputedStyle(header).position === 'fixed';
        if (!isFixed || focused.closest('.header, .site-shell__skip-link')) return 'free';
        const { top, bottom } = focused.getBoundingClientRect();
        const edge = header.getBoundingClientRect().bottom;
        const isHidden = top < edge - 0.5 || bottom > innerHeight + 0.5;
        return isHidden ? `${focused.outerHTML.slice(0, 80)} at ${top} to ${bottom}` : 'free';
      };
      return { place: placeOf(document.activeElement!), top };
    }, scrolled);
    scrolled = top;
    if (place === 'end') return { steps, covered };
    if (place !== 'free') covered.push(place);
  }
  throw new Error('The keyboard does not come to the end of the page');
}

test('the keyboard focus is never hidden behind the header', async ({ page }) => {
  await openPage(page, '/careers/');
  // The narrow header is as high on every window below the wide one: the lowest window leaves the least beside it.
  for (const size of [{ width: 844, height: 390 }, desktop]) {
    await test.step(`at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await jumpTo(page, 0);
      const forwards = await walk(page);
      await page.keyboard.down('Shift');
      const backwards = await walk(page);
      await page.keyboard.up('Shift');
      expect(forwards.covered).toEqual([]);
      expect(backwards.covered).toEqual([]);
      expect(forwards.steps).toBeGreaterThan(30);
      expect(backwards.steps).toBeGreaterThanOrEqual(forwards.steps);
    });
  }
});
