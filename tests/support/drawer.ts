import type { Locator, Page } from 'playwright/test';
import { siteData } from '../../shared/shell/siteData.ts';
import { menu } from './samples.ts';
import { narrowWindows, phone, rectOf, shellOf } from './shell.ts';
import { expect, openPage } from './test.ts';

/** What the header shows as a button is one in the drawer, too, below the rows. */
export const rowsOfMenu = siteData.menu.filter(({ isButton }) => !isButton);

/** Opens a page and, with a tap, its drawer. */
export async function openDrawer(page: Page) {
  await openPage(page, '/about/');
  const shell = shellOf(page);
  await shell.menuButton.tap();
  await expect(shell.drawer).toBeVisible();
  return shell;
}

/** Width and height of elements that must be there, in CSS pixels. */
const sizesOf = (elements: Locator) =>
  elements.evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { width, height };
    }),
  );

/** The drawer with an open accordion has its place and its measures in narrow windows of all sizes. */
export async function expectMeasures(page: Page): Promise<void> {
  const { drawer, closeButton, accordion } = shellOf(page);
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
    const rows = await sizesOf(drawer.locator('.drawer__row'));
    expect(rows.map(({ width }) => width)).toEqual(rowsOfMenu.map(() => 210));
    expect(Math.min(...rows.map(({ height }) => height))).toBeGreaterThanOrEqual(52);
    const links = await sizesOf(accordion(menu.services).getByRole('link'));
    expect(links).toHaveLength(siteData.services.length);
    expect(Math.min(...links.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
    expect(await rectOf(closeButton)).toMatchObject({ width: 44, height: 44 });
    expect(await rectOf(drawer.locator('.drawer__top'))).toMatchObject({ top: 0, height: 90 });
  }
  await page.setViewportSize(phone);
}
