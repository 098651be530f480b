import type { Page } from 'playwright/test';
import { openDrawer } from '../support/drawer.ts';
import { wakeIslands } from '../support/islands.ts';
import { menu, service } from '../support/samples.ts';
import { jumpTo, phone, shellOf, stillPage } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ ...stillPage, viewport: phone, hasTouch: true });

const ways: Record<string, (page: Page) => Promise<void>> = {
  'the Escape key': (page) => page.keyboard.press('Escape'),
  'its button': (page) => shellOf(page).closeButton.tap(),
  'a tap on the scrim': (page) => page.touchscreen.tap(60, 500),
  'a click on the scrim': (page) => page.mouse.click(60, 500),
};

test('the drawer lets go of the page behind it however it is closed', async ({ page, context }) => {
  const { menuButton, drawer, closeButton, accordion, nav } = await openDrawer(page);
  const scrollTop = () => page.evaluate(() => window.scrollY);

  await test.step('the page behind does not scroll while it is open, and does afterwards', async () => {
    await page.mouse.move(60, 500);
    await page.mouse.wheel(0, 400);
    await page.mouse.move(300, 500);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    expect(await scrollTop()).toBe(0);
    await page.mouse.wheel(0, 400);
    await expect.poll(scrollTop).toBe(400);
    await jumpTo(page, 0);
  });

  await test.step('a tap on the scrim does not reach the page behind', async () => {
    const body = page.locator('body');
    await page.evaluate(() => {
      const main = document.querySelector('main')!;
      main.addEventListener('click', () => document.body.setAttribute('data-clicked', ''));
    });
    await menuButton.tap();
    await expect(closeButton).toBeFocused();
    await page.touchscreen.tap(60, 300);
    await expect(drawer).toBeHidden();
    await expect(body).not.toHaveAttribute('data-clicked');
    await page.touchscreen.tap(60, 300);
    await expect(body).toHaveAttribute('data-clicked');
  });

  for (const [name, close] of Object.entries(ways)) {
    await test.step(`${name} gives the focus back to the menu button`, async () => {
      await menuButton.tap();
      await expect(closeButton).toBeFocused();
      await close(page);
      await expect(drawer).toBeHidden();
      await expect(menuButton).toBeFocused();
      await expect(page).toHaveURL('./about/');
    });
  }

  await test.step('a link to this very page scrolls to the top', async () => {
    await jumpTo(page, 900);
    await menuButton.tap();
    await drawer.getByRole('link', { name: menu.about }).tap();
    await expect(drawer).toBeHidden();
    await expect.poll(scrollTop).toBe(0);
    await expect(menuButton).toBeFocused();
  });

  await test.step('a link that opens another tab closes it', async () => {
    await menuButton.tap();
    const opened = context.waitForEvent('page');
    await drawer.getByRole('link', { name: menu.careers }).click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    await expect(drawer).toBeHidden();
  });

  await test.step('a tap on a link of another page goes there', async () => {
    await menuButton.tap();
    await accordion(menu.services).locator('summary').tap();
    await accordion(menu.services).getByRole('link', { name: service.name }).tap();
    await expect(page).toHaveURL(`./services/${service.slug}/`);
    await expect(drawer).toBeHidden();
    await page.waitForLoadState();
    await wakeIslands(page);
  });

  await test.step('a window that becomes wide closes it for good, and the page can be used', async () => {
    await page.setViewportSize({ width: 899, height: 700 });
    await menuButton.tap();
    await expect(drawer).toBeVisible();
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
