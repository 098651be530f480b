import { menu, service } from '../../support/samples.ts';
import { desktop, holdsFocus, jumpTo, phone, shellOf } from '../../support/shell.ts';
import { openPage } from '../../support/test.ts';
import { expect, test } from './engineTest.ts';

test('the header turns white, and its dropdowns work by pointer and by keyboard', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPage(page, '/about/');
  const { header, dropdown } = shellOf(page);
  const services = dropdown(menu.services);
  const industries = dropdown(menu.industries);

  await test.step('the header turns white and stays when the page is scrolled', async () => {
    const white = 'rgb(255, 255, 255)';
    await expect(header).not.toHaveCSS('background-color', white);
    await jumpTo(page, 600);
    await expect(header).toHaveCSS('background-color', white);
    // It slides in.
    await expect.poll(async () => (await header.boundingBox())!.y).toBe(0);
  });
  for (const key of ['Enter', 'Space']) {
    await test.step(`${key} opens a dropdown, Tab moves into it, Escape returns the focus`, async () => {
      const { button, panel, links } = industries;
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
  await test.step('a dropdown opens on hover and closes when the pointer leaves it', async () => {
    const { button, panel } = services;
    await button.hover();
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(200, 700);
    await expect(panel).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the drawer on a phone keeps the focus, and its accordions open independently', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/about/');
  const { menuButton, drawer, closeButton, accordion } = shellOf(page);
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
  await menuButton.click();
  for (const label of [menu.services, menu.industries]) await accordion(label).locator('summary').click();
  for (const label of [menu.services, menu.industries])
    await expect(accordion(label)).toHaveAttribute('open');
  await accordion(menu.services).getByRole('link', { name: service.name }).click();
  await expect(page).toHaveURL(`./services/${service.slug}/`);
  await expect(drawer).toBeHidden();
});
