import type { Page } from 'playwright/test';
import { rgb } from '../support/colours.ts';
import { menu, service } from '../support/samples.ts';
import { desktop, jumpTo, phone, settle, shellOf, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ ...stillPage, viewport: desktop });

/** The header's entries that show the line below them. */
const underlined = (page: Page) =>
  shellOf(page)
    .nav.locator('.header-nav__link')
    .evaluateAll((entries) =>
      entries
        .filter((entry) => getComputedStyle(entry, '::after').scale === '1')
        .map((entry) => entry.textContent!.trim()),
    );

test('header and drawer mark the current page', async ({ page }) => {
  await openPage(page, '/about/');
  const { nav, header, menuButton, drawer } = shellOf(page);

  await test.step('hovering draws the line below an entry, too', async () => {
    expect(await underlined(page)).toEqual([menu.about]);
    await nav.getByRole('link', { name: menu.careers }).hover();
    await expect.poll(() => underlined(page)).toEqual([menu.about, menu.careers]);
  });

  await test.step('the line has a contrast of three on both grounds', async () => {
    const line = () =>
      nav
        .getByRole('link', { name: menu.about })
        .evaluate((link) => getComputedStyle(link, '::after').backgroundColor);
    expect(await line(), 'on navy').toBe(rgb('blue-500'));
    await jumpTo(page, 500);
    await expect(header).toHaveCSS('position', 'fixed');
    await settle(header);
    expect(await line(), 'on white').toBe(rgb('blue-700'));
  });

  await test.step('in the drawer it is blue, the others navy', async () => {
    await page.setViewportSize(phone);
    await menuButton.click();
    await expect(drawer.getByRole('link', { name: menu.about })).toHaveCSS('color', rgb('blue-700'));
    await expect(drawer.getByRole('link', { name: menu.careers })).toHaveCSS('color', rgb('navy-900'));
  });

  await test.step('the line shows the menu in which a page is', async () => {
    await page.setViewportSize(desktop);
    await page.goto(`./services/${service.slug}/`);
    await page.mouse.move(0, 700);
    await expect.poll(() => underlined(page)).toEqual([menu.services]);
  });
});
