import { menu, service } from '../support/samples.ts';
import { desktop, holdsFocus, jumpTo, phone, shellOf } from '../support/shell.ts';
import { openPage } from '../support/test.ts';
import { expect, test } from './engineTest.ts';

test.describe('on a wide window', () => {
  test.use({ viewport: desktop });

  test('the header turns white and stays when the page is scrolled', async ({ page }) => {
    await openPage(page, '/about/');
    const { header } = shellOf(page);
    const colour = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(colour).not.toBe('rgb(255, 255, 255)');
    await jumpTo(page, 600);
    await expect.poll(colour).toBe('rgb(255, 255, 255)');
    // It slides in.
    await expect.poll(async () => (await header.boundingBox())!.y).toBe(0);
  });

  test('a dropdown opens under the pointer, and its links are followed', async ({ page }) => {
    await openPage(page, '/about/');
    const { button, panel, links } = shellOf(page).dropdown(menu.services);
    await button.hover();
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await links.filter({ hasText: service.name }).click();
    await expect(page).toHaveURL(`./services/${service.slug}/`);
  });

  test('a dropdown closes when the pointer leaves it', async ({ page }) => {
    await openPage(page, '/about/');
    const { button, panel } = shellOf(page).dropdown(menu.services);
    await button.hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(200, 700);
    await expect(panel).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('the first click on a dropdown opens it before any script is there', async ({
    page,
    withoutScript,
  }) => {
    await withoutScript();
    await page.goto('./about/');
    const { button, panel } = shellOf(page).dropdown(menu.services);
    await button.click();
    await expect(panel).toBeVisible();
  });

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens a dropdown, Tab goes into it, Escape gives the focus back`, async ({ page }) => {
      await openPage(page, '/about/');
      const { button, panel, links } = shellOf(page).dropdown(menu.industries);
      await button.focus();
      await expect(panel).toBeHidden();
      await page.keyboard.press(key);
      await expect(panel).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the open drawer keeps the focus off the page behind it, and gives it back on Escape', async ({
    page,
  }) => {
    await openPage(page, '/about/');
    const { menuButton, drawer, closeButton } = shellOf(page);
    await menuButton.click();
    await expect(closeButton).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await holdsFocus(drawer)).toBe(true);
    // Tab would go on to the browser's own controls, from which a test does not get back.
    await menuButton.evaluate((button) => button.focus());
    expect(await holdsFocus(drawer), 'the page behind takes no focus').toBe(true);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menuButton).toBeFocused();
  });

  test('its accordions open independently, and a link leads on', async ({ page }) => {
    await openPage(page, '/about/');
    const { menuButton, drawer, accordion } = shellOf(page);
    await menuButton.click();
    for (const label of [menu.services, menu.industries]) await accordion(label).locator('summary').click();
    for (const label of [menu.services, menu.industries])
      await expect(accordion(label)).toHaveAttribute('open');
    await accordion(menu.services).getByRole('link', { name: service.name }).click();
    await expect(page).toHaveURL(`./services/${service.slug}/`);
    await expect(drawer).toBeHidden();
  });

  test('the drawer opens and closes before any script is there', async ({ page, withoutScript }) => {
    await withoutScript();
    await page.goto('./about/');
    const { menuButton, drawer, closeButton } = shellOf(page);
    await menuButton.click();
    await expect(drawer).toBeVisible();
    await closeButton.click();
    await expect(drawer).toBeHidden();
  });
});
