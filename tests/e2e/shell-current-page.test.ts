import type { Locator, Page } from 'playwright/test';
import { rgb } from '../support/colours.ts';
import { industry, menu, service } from '../support/samples.ts';
import { desktop, jumpTo, phone, settle, shellOf, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ ...stillPage, viewport: desktop });

/** The words of the links and buttons in a part of the page that are marked as the current one. */
const markedIn = (part: Locator) =>
  part.locator('[aria-current]').evaluateAll((entries) => entries.map((entry) => entry.textContent!.trim()));

/** The header's entries that show the line below them. */
const underlined = (page: Page) =>
  shellOf(page)
    .nav.locator('.header-nav__link')
    .evaluateAll((entries) =>
      entries
        .filter((entry) => getComputedStyle(entry, '::after').scale === '1')
        .map((entry) => entry.textContent!.trim()),
    );

const cases: [address: string, header: string[], drawer: string[], footer: string[]][] = [
  ['/', [menu.home], [menu.home], [menu.home]],
  ['/about/', [menu.about], [menu.about], [menu.about]],
  ['/contact/', [menu.contact], [menu.contact], [menu.contact]],
  ['/careers/', [menu.careers], [menu.careers], [menu.careers]],
  ['/career/', [menu.careers], [menu.careers], [menu.careers]],
  [
    `/services/${service.slug}/`,
    [menu.services, service.name],
    [menu.services, service.name],
    [service.name],
  ],
  [`/industries/${industry.slug}/`, [menu.industries, industry.name], [menu.industries, industry.name], []],
];

for (const [address, header, drawer, footer] of cases) {
  test(`the menus mark the page that ${address} is`, async ({ page }) => {
    await openPage(page, address);
    const shell = shellOf(page);
    expect(await markedIn(shell.nav)).toEqual(header);
    expect(await markedIn(shell.drawer)).toEqual(drawer);
    expect(await markedIn(shell.footer)).toEqual(footer);
    expect(await underlined(page)).toEqual(header.slice(0, 1));
  });
}

test('the line below the current entry has a contrast of three on both grounds', async ({ page }) => {
  await openPage(page, '/about/');
  const { nav, header } = shellOf(page);
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

test('hovering draws the line below an entry', async ({ page }) => {
  await openPage(page, '/about/');
  await shellOf(page).nav.getByRole('link', { name: menu.careers }).hover();
  await expect.poll(() => underlined(page)).toEqual([menu.about, menu.careers]);
});

test.describe('in the drawer', () => {
  test.use({ viewport: phone });

  test('the current page is blue, the others navy', async ({ page }) => {
    await openPage(page, '/about/');
    const { menuButton, drawer } = shellOf(page);
    await menuButton.click();
    await expect(drawer.getByRole('link', { name: menu.about })).toHaveCSS('color', rgb('blue-700'));
    await expect(drawer.getByRole('link', { name: menu.careers })).toHaveCSS('color', rgb('navy-900'));
  });
});
