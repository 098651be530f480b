import { shellWords } from '#shared/words/shell.ts';
import { service } from '../../support/samples.ts';
import { desktop, jumpTo, phone, rectOf, shellOf, stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use({ ...stillPage, viewport: desktop });

test('the skip link leads past the header', async ({ page }) => {
  await openPage(page, '/about/');
  const skip = page.getByRole('link', { name: shellWords.skipLink });
  const main = page.getByRole('main');
  const firstLink = main.getByRole('link').first();
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
      await expect(page).toHaveURL(/#main$/);
      await page.keyboard.press('Tab');
      await expect(firstLink).toBeFocused();
    });
    // Back to the top, and before the page's first element.
    await page.evaluate(() => history.replaceState(null, '', location.pathname));
    await skip.focus();
    await page.keyboard.press('Shift+Tab');
    await jumpTo(page, 0);
  }
});

test('the keyboard goes on from where one has clicked, and from the top after a link to this very page @engines', async ({
  page,
}) => {
  await openPage(page, '/about/');
  const { footerLink } = shellOf(page);
  const main = page.getByRole('main');
  const links = main.getByRole('link');
  /** Tab, after a click on the last text before the last link of the page's content. */
  const expectToGoOn = async () => {
    await main.getByRole('heading', { level: 2 }).last().click();
    await page.keyboard.press('Tab');
    const last = page.getByRole('region').last().getByRole('link').first();
    await expect(last).toBeFocused();
  };
  await expectToGoOn();
  await footerLink('/about/').click();
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  // The way to the top has not made the content catch the focus.
  await expectToGoOn();
});

test('the keyboard focus is never hidden behind the header, or the bar at a phone’s lower edge', async ({
  page,
}) => {
  const controls = page.locator('a, button, input, select, summary').filter({ visible: true });
  // The narrow header is as high on every window below the wide one: the lowest window leaves the least beside it.
  for (const [address, size] of [
    ['/careers/', { width: 844, height: 390 }],
    ['/careers/', desktop],
    [`/services/${service.slug}/`, phone],
  ] as const) {
    await openPage(page, address);
    await page.setViewportSize(size);
    expect(await controls.count()).toBeGreaterThan(15);
    const covered = await controls.evaluateAll(async (controls) => {
      const [header, bar] = ['.header', '.bottom-bar'].map((part) => document.querySelector(part));
      const covered: string[] = [];
      for (const control of [...controls, ...controls.toReversed()] as HTMLElement[]) {
        control.focus();
        // The header follows the scrolling before the next frame.
        await new Promise(requestAnimationFrame);
        if (control.closest('.header, .bottom-bar, .site-shell__skip-link')) continue;
        const isFixed = getComputedStyle(header!).position === 'fixed';
        const from = isFixed ? header!.getBoundingClientRect().bottom : 0;
        const isShown = bar?.checkVisibility({ visibilityProperty: true });
        const to = isShown ? bar!.getBoundingClientRect().top : innerHeight;
        const { top, bottom } = control.getBoundingClientRect();
        if (top < from - 0.5 || bottom > to + 0.5)
          covered.push(`${control.outerHTML.slice(0, 80)} at ${top} to ${bottom}`);
      }
      return covered;
    });
    expect(covered, `at ${size.width} px`).toEqual([]);
  }
});
