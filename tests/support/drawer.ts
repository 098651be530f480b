import type { Locator, Page } from 'playwright/test';
import { siteData } from '../../shared/shell/siteData.ts';
import { menu } from './samples.ts';
import { narrowWindows, phone, rectOf, shellOf } from './shell.ts';
import { expect } from './test.ts';

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
  for (const { width, height } of [{ width: 320, height: 568 }, ...narrowWindows]) {
    await page.setViewportSize({ width, height });
    const place = { left: width - 250, right: width, top: 0, bottom: height, width: 250, height };
    expect(await rectOf(drawer)).toEqual(place);
    const rows = await sizesOf(drawer.locator('.drawer__row'));
    // What the header shows as a button is one in the drawer, too, below the rows.
    expect(rows).toHaveLength(siteData.menu.filter(({ isButton }) => !isButton).length);
    expect(new Set(rows.map((row) => row.width))).toEqual(new Set([210]));
    expect(Math.min(...rows.map((row) => row.height))).toBeGreaterThanOrEqual(52);
    const links = await sizesOf(accordion(menu.services).getByRole('link'));
    expect(Math.min(...links.map((link) => link.height))).toBeGreaterThanOrEqual(44);
    expect(await rectOf(closeButton)).toMatchObject({ width: 44, height: 44 });
    expect(await rectOf(drawer.locator('.drawer__top'))).toMatchObject({ top: 0, height: 90 });
  }
  await page.setViewportSize(phone);
}
