import type { Locator, Page } from 'playwright/test';
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
  ['/', ['Home'], ['Home'], ['Home']],
  ['/about/', ['About Us'], ['About Us'], ['About Us']],
  ['/contact/', ['Contact Us'], ['Contact Us'], ['Contact Us']],
  ['/careers/', ['Careers'], ['Careers'], ['Careers']],
  ['/career/', ['Careers'], ['Careers'], ['Careers']],
  [
    '/services/web-development/',
    ['Services', 'Web Development'],
    ['Services', 'Web Development'],
    ['Web Development'],
  ],
  ['/industries/healthcare/', ['Industries', 'Healthcare'], ['Industries', 'Healthcare'], []],
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
      .getByRole('link', { name: 'About Us' })
      .evaluate((link) => getComputedStyle(link, '::after').backgroundColor);
  expect(await line(), 'blue-500, 5.73 on navy').toBe('rgb(6, 163, 218)');
  await jumpTo(page, 500);
  await expect(header).toHaveCSS('position', 'fixed');
  await settle(header);
  expect(await line(), 'blue-700, 5.89 on white').toBe('rgb(3, 108, 146)');
});

test('hovering draws the line below an entry', async ({ page }) => {
  await openPage(page, '/about/');
  await shellOf(page).nav.getByRole('link', { name: 'Careers' }).hover();
  await expect.poll(() => underlined(page)).toEqual(['About Us', 'Careers']);
});

test.describe('in the drawer', () => {
  test.use({ viewport: phone });

  test('the current page is blue, the others navy', async ({ page }) => {
    await openPage(page, '/about/');
    const { menuButton, drawer } = shellOf(page);
    await menuButton.click();
    await expect(drawer.getByRole('link', { name: 'About Us' })).toHaveCSS('color', 'rgb(3, 108, 146)');
    await expect(drawer.getByRole('link', { name: 'Careers' })).toHaveCSS('color', 'rgb(9, 30, 62)');
  });
});
