import type { Page } from 'playwright/test';
import { industries as allIndustries } from '../../shared/content/industries.ts';
import { shellWords } from '../../shared/content/words/shell.ts';
import { siteData } from '../../shared/site/siteData.ts';
import { lastIndustry, menu, service } from '../support/samples.ts';
import {
  holdsFocus,
  jumpTo,
  movingPage,
  narrowWindows,
  phone,
  rectOf,
  settle,
  shellOf,
  stillPage,
} from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use(stillPage);

/** What the header shows as a button is one in the drawer, too, below the rows. */
const rowsOfMenu = siteData.menu.filter(({ isButton }) => !isButton);

async function openDrawer(page: Page, address = '/about/') {
  await openPage(page, address);
  const shell = shellOf(page);
  await shell.menuButton.click();
  await expect(shell.drawer).toBeVisible();
  return shell;
}

test('the drawer is 250 px wide and as high as the window, at its right edge', async ({ page }) => {
  await page.setViewportSize(phone);
  const { drawer, closeButton, accordion } = await openDrawer(page);
  await accordion(menu.services).locator('summary').click();
  for (const size of [{ width: 320, height: 568 }, ...narrowWindows]) {
    await page.setViewportSize(size);
    expect(await rectOf(drawer)).toEqual({
      left: size.width - 250,
      right: size.width,
      top: 0,
      bottom: size.height,
      width: 250,
      height: size.height,
    });
    const rows = await Promise.all((await drawer.locator('.drawer__row').all()).map(rectOf));
    expect(rows).toHaveLength(rowsOfMenu.length);
    for (const { height, width } of rows) {
      expect(height).toBeGreaterThanOrEqual(52);
      expect(width).toBe(210);
    }
    const links = await Promise.all((await accordion(menu.services).getByRole('link').all()).map(rectOf));
    expect(links).toHaveLength(siteData.services.length);
    for (const { height } of links) expect(height).toBeGreaterThanOrEqual(44);
    expect(await rectOf(closeButton)).toMatchObject({ width: 44, height: 44 });
    expect(await rectOf(drawer.locator('.drawer__top'))).toMatchObject({ top: 0, height: 90 });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('holds every page of the menu in accordions that open and close independently', async ({ page }) => {
    const { drawer, accordion } = await openDrawer(page);
    const services = accordion(menu.services);
    const industries = accordion(menu.industries);
    await expect(drawer).toHaveRole('dialog');
    await expect(drawer).toHaveAccessibleName(shellWords.drawer);
    await expect(drawer.locator('.drawer__row')).toHaveText(rowsOfMenu.map(({ label }) => label));
    await expect(drawer.getByRole('link', { name: menu.contact })).toHaveCount(1);
    await expect(services.locator('a')).toHaveCount(siteData.services.length);
    await expect(industries.locator('a')).toHaveCount(allIndustries.length);

    const caret = industries.locator('summary svg');
    await expect(caret).toHaveCSS('rotate', 'none');
    await expect(services.getByRole('link')).toHaveCount(0);
    await services.locator('summary').tap();
    await industries.locator('summary').tap();
    await expect(caret).toHaveCSS('rotate', '180deg');
    await expect(services.getByRole('link')).toHaveCount(siteData.services.length);
    await expect(industries.getByRole('link')).toHaveCount(allIndustries.length);
    await services.locator('summary').tap();
    await expect(services.getByRole('link')).toHaveCount(0);
    await expect(industries.getByRole('link')).toHaveCount(allIndustries.length);
  });

  test('a tap on a link goes there and closes it', async ({ page, context }) => {
    await openPage(page, '/about/');
    await jumpTo(page, 900);
    const { menuButton, drawer, accordion } = shellOf(page);

    await test.step('that of this very page scrolls to the top', async () => {
      await menuButton.tap();
      await drawer.getByRole('link', { name: menu.about }).tap();
      await expect(drawer).toBeHidden();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(menuButton).toBeFocused();
    });

    await test.step('another tab', async () => {
      await menuButton.tap();
      const opened = context.waitForEvent('page');
      await drawer.getByRole('link', { name: menu.careers }).click({ modifiers: ['ControlOrMeta'] });
      await (await opened).close();
      await expect(drawer).toBeHidden();
    });

    await menuButton.tap();
    await accordion(menu.services).locator('summary').tap();
    await accordion(menu.services).getByRole('link', { name: service.name }).tap();
    await expect(page).toHaveURL(`./services/${service.slug}/`);
    await expect(drawer).toBeHidden();
  });

  const ways: Record<string, (page: Page) => Promise<void>> = {
    'the Escape key': (page) => page.keyboard.press('Escape'),
    'its button': (page) => shellOf(page).closeButton.tap(),
    'a tap on the scrim': (page) => page.touchscreen.tap(60, 500),
    'a click on the scrim': (page) => page.mouse.click(60, 500),
  };
  test('each way to close it gives the focus back to the menu button', async ({ page }) => {
    const { drawer, menuButton, closeButton } = await openDrawer(page);
    for (const [name, close] of Object.entries(ways)) {
      await test.step(name, async () => {
        await expect(closeButton).toBeFocused();
        await close(page);
        await expect(drawer).toBeHidden();
        await expect(menuButton).toBeFocused();
        await expect(page).toHaveURL('./about/');
        await menuButton.tap();
        await expect(drawer).toBeVisible();
      });
    }
  });

  test('a tap on the scrim does not reach the page behind', async ({ page }) => {
    await openPage(page, '/about/');
    await page.evaluate(() => {
      document
        .querySelector('main')!
        .addEventListener('click', () => document.body.setAttribute('data-clicked', ''));
    });
    const { menuButton, drawer } = shellOf(page);
    await menuButton.tap();
    await page.touchscreen.tap(60, 300);
    await expect(drawer).toBeHidden();
    await expect(page.locator('body')).not.toHaveAttribute('data-clicked');
    await page.touchscreen.tap(60, 300);
    await expect(page.locator('body')).toHaveAttribute('data-clicked');
  });

  test('the page behind does not scroll while it is open, and does afterwards', async ({ page }) => {
    const { drawer } = await openDrawer(page);
    await page.mouse.move(60, 500);
    await page.mouse.wheel(0, 400);
    await page.mouse.move(300, 500);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  });

  test('the keyboard stays inside while it is open', async ({ page }) => {
    await openPage(page, '/about/');
    const { menuButton, drawer, closeButton, accordion } = shellOf(page);
    await menuButton.focus();
    await page.keyboard.press('Enter');
    await expect(closeButton).toBeFocused();
    await accordion(menu.industries).locator('summary').press('Enter');
    const seen = new Set<string>();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press(key);
        const place = await page.evaluate(() => {
          const focused = document.activeElement!;
          if (focused === document.body) return 'browser';
          return focused.closest('.drawer') ? focused.textContent : `outside: ${focused.outerHTML}`;
        });
        seen.add(place!);
      }
    }
    expect([...seen].filter((place) => place.startsWith('outside'))).toEqual([]);
    expect(seen).toContain(menu.contact);
    expect(seen).toContain(lastIndustry.name);
    await page.keyboard.press('Escape');
    await expect(menuButton).toBeFocused();
    await expect(drawer).toBeHidden();
  });

  test('screen readers find nothing but the drawer while it is open', async ({ page }) => {
    const { closeButton, menuButton } = await openDrawer(page);
    const session = await page.context().newCDPSession(page);
    const rolesOf = async () => {
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      return nodes.filter(({ ignored }) => !ignored).map(({ role }) => role!.value);
    };
    const open = await rolesOf();
    expect(open).toContain('dialog');
    expect(open).not.toContain('main');
    expect(open).not.toContain('banner');
    await closeButton.tap();
    await expect(menuButton).toBeFocused();
    const closed = await rolesOf();
    expect(closed).not.toContain('dialog');
    expect(closed).toContain('main');
  });
});

test.describe('a window that becomes wide', () => {
  test.use({ viewport: { width: 899, height: 700 } });

  test('closes it for good, and the page can be used', async ({ page }) => {
    const { drawer, menuButton, nav } = await openDrawer(page);
    await page.setViewportSize({ width: 900, height: 700 });
    // It is hidden before it is closed, in the next frame.
    await expect.poll(() => drawer.evaluate((drawer) => drawer.matches(':popover-open'))).toBe(false);
    await expect(page.getByRole('banner').locator(':focus')).toBeVisible();
    await page.setViewportSize({ width: 600, height: 700 });
    await expect(menuButton).toBeVisible();
    await expect(drawer).toBeHidden();
    await page.setViewportSize({ width: 900, height: 700 });
    await nav.getByRole('link', { name: menu.contact }).click();
    await expect(page).toHaveURL('./contact/');
  });
});

test.describe('with motion', () => {
  test.use({ ...movingPage, viewport: phone });

  test('slides in from the right edge in 320 ms', async ({ page }) => {
    await openPage(page, '/about/');
    const { menuButton, drawer } = shellOf(page);
    const clock = await menuButton.evaluate(async (button: HTMLButtonElement) => {
      const drawer = document.querySelector('.drawer')!;
      button.click();
      await new Promise(requestAnimationFrame);
      const animations = drawer.getAnimations();
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = 0;
      }
      const { left } = drawer.getBoundingClientRect();
      const ends = animations.map((animation) => animation.effect!.getComputedTiming().endTime);
      for (const animation of animations) animation.finish();
      return { left, ends: [...new Set(ends)] };
    });
    expect(clock).toEqual({ left: phone.width, ends: [320] });
    await settle(drawer);
    expect((await rectOf(drawer)).right).toBe(phone.width);
    expect(await holdsFocus(drawer)).toBe(true);
  });
});
