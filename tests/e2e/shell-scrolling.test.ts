import type { Page } from 'playwright/test';
import { company } from '../../shared/content/company.ts';
import { shellWords } from '../../shared/content/words/shell.ts';
import { fill } from '../../shared/core/fill.ts';
import { menu } from '../support/samples.ts';
import { desktop, jumpTo, movingPage, phone, rectOf, shellOf, stillPage, windows } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use(stillPage);

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Marks the window, so that a test can tell a page that was loaded anew. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-kept', ''));

test.describe('a link to the page one is on', () => {
  test.use({ viewport: desktop });

  test('is the logo on the home page', async ({ page }) => {
    await openPage(page, '/');
    await mark(page);
    await jumpTo(page, 900);
    await shellOf(page)
      .header.getByRole('link', { name: fill(shellWords.homeLink, { brand: company.name }) })
      .click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page.locator('body')).toHaveAttribute('data-kept');
  });

  test('scrolls to the top instead of loading again, and takes a hash off the address', async ({
    page,
    context,
  }) => {
    await openPage(page, '/about/#main');
    await mark(page);
    const { footer, nav } = shellOf(page);
    const link = nav.getByRole('link', { name: menu.about });
    const before = await page.evaluate(() => history.length);

    await test.step('without an entry in the history', async () => {
      await jumpTo(page, 900);
      await link.click();
      await expect(page).toHaveURL('./about/');
      await expect.poll(() => scrollTop(page)).toBe(0);
      expect(await page.evaluate(() => history.length)).toBe(before);
    });

    await test.step('the keyboard focus moves up from the footer, and stays in the fixed header', async () => {
      await footer.getByRole('link', { name: menu.about }).press('Enter');
      await expect.poll(() => scrollTop(page)).toBe(0);
      await expect(page.getByRole('main')).toBeFocused();
      await jumpTo(page, 900);
      await link.press('Enter');
      await expect.poll(() => scrollTop(page)).toBe(0);
      await expect(link).toBeFocused();
    });

    await test.step('opens another tab when asked to', async () => {
      await jumpTo(page, 900);
      const opened = context.waitForEvent('page');
      await link.click({ modifiers: ['ControlOrMeta'] });
      await (await opened).close();
      expect(await scrollTop(page)).toBe(900);
    });

    await expect(page.locator('body')).toHaveAttribute('data-kept');
  });

  test.describe('with motion', () => {
    test.use(movingPage);

    test('scrolls smoothly', async ({ page }) => {
      await openPage(page, '/about/');
      await jumpTo(page, 900);
      const heights = await page.evaluate(() => {
        document.querySelector<HTMLElement>('.header a[aria-current="page"]')!.click();
        // At once it would be over by now.
        const heights = [window.scrollY];
        return new Promise<number[]>((resolve) => {
          addEventListener('scroll', () => {
            heights.push(window.scrollY);
            if (window.scrollY === 0) resolve(heights);
          });
        });
      });
      expect(heights[0]).toBe(900);
      expect(heights).toEqual([...heights].sort((one, other) => other - one));
    });
  });
});

test('a new page starts at its top', async ({ page }) => {
  await openPage(page, '/about/');
  await shellOf(page).footer.getByRole('link', { name: menu.contact }).click();
  await expect(page).toHaveURL('./contact/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await scrollTop(page)).toBe(0);
});

test('skip link and hashes lead to what lies below the header', async ({ page }) => {
  for (const size of windows) {
    await page.setViewportSize(size);
    await openPage(page, '/about/');

    await test.step('the skip link shows on the first Tab and leads past the header', async () => {
      const skip = page.getByRole('link', { name: shellWords.skipLink });
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
      const heading = page.getByRole('main').getByRole('heading', { level: 2 }).nth(1);
      await heading.evaluate((element) => {
        element.id = 'landing';
        location.hash = 'landing';
      });
      const { header } = shellOf(page);
      await expect(heading).toBeInViewport();
      await expect(header).toHaveCSS('position', 'fixed');
      const gap = async () => (await rectOf(heading)).top - (await rectOf(header)).bottom;
      await expect.poll(gap).toBeGreaterThanOrEqual(8);
      await expect.poll(gap).toBeLessThanOrEqual(40);
    });
  }
});

/** Goes through a page by keyboard and tells what of it the header covered when it had the focus. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ steps: number; covered: string[] }> {
  const covered: string[] = [];
  for (let steps = 0; steps < 200; steps++) {
    await page.keyboard.press(key);
    const place = await page.evaluate(async () => {
      // The header follows the scrolling in the next frame.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const focused = document.activeElement!;
      if (focused === document.body) return 'end';
      const header = document.querySelector('.header')!;
      const isFixed = getComputedStyle(header).position === 'fixed';
      if (!isFixed || focused.closest('.header, .skip-link')) return 'free';
      const { top, bottom } = focused.getBoundingClientRect();
      const edge = header.getBoundingClientRect().bottom;
      const isHidden = top < edge - 0.5 || bottom > innerHeight + 0.5;
      return isHidden ? `${focused.outerHTML.slice(0, 80)} at ${top} to ${bottom}` : 'free';
    });
    if (place === 'end') return { steps, covered };
    if (place !== 'free') covered.push(place);
  }
  throw new Error('The keyboard does not come to the end of the page');
}

test('the keyboard focus is never beneath the header', async ({ page }) => {
  await openPage(page, '/careers/');
  for (const size of [phone, { width: 844, height: 390 }, desktop]) {
    await test.step(`at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await jumpTo(page, 0);
      const forwards = await walk(page, 'Tab');
      const backwards = await walk(page, 'Shift+Tab');
      expect(forwards.covered).toEqual([]);
      expect(backwards.covered).toEqual([]);
      expect(forwards.steps).toBeGreaterThan(30);
      expect(backwards.steps).toBeGreaterThanOrEqual(forwards.steps);
    });
  }
});
