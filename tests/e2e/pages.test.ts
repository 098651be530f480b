import type { Page } from 'playwright/test';
import { documentTitle } from '../../scripts/build/seo/headTags.ts';
import { company } from '../../shared/content/company.ts';
import { expectAccessible } from '../support/axe.ts';
import { serveMap } from '../support/contact.ts';
import { pages } from '../support/pages.ts';
import { loadPictures, pictureFaults } from '../support/pictures.ts';
import { test } from '../support/policy.ts';
import { menu } from '../support/samples.ts';
import { desktop, jumpTo, phone, shellOf, stillPage } from '../support/shell.ts';
import { expect, openPage } from '../support/test.ts';
import { weakTexts } from '../support/weakTexts.ts';

test.use(stillPage);

/** Phones, of many pixels to an inch, get dark pictures with a share of them, as their `sizes` have it. */
const leastOnPhones = 0.35;

/** Fails where the page is wider than a window of one of these widths. */
async function expectToFit(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
}

/** Goes to the page's end, and waits for all pictures. */
async function showAll(page: Page): Promise<void> {
  await jumpTo(page, await page.evaluate(() => document.documentElement.scrollHeight));
  await loadPictures(page);
  await jumpTo(page, 0);
}

for (const declared of pages) {
  const { path } = declared;

  test(`${path} is served, whole and accessible, and keeps to its policy`, async ({ page }) => {
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(response.url());
    });
    await serveMap(page);
    const { menuButton, drawer, accordion, dropdown } = shellOf(page);

    await test.step('on a phone', async () => {
      await page.setViewportSize(phone);
      await openPage(page, path);
      await expect(page).toHaveTitle(documentTitle(declared, company.name));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await showAll(page);
      await expectAccessible(page);
      expect(await pictureFaults(page, leastOnPhones)).toEqual([]);
      await menuButton.press('Enter');
      for (const label of [menu.services, menu.industries]) {
        await accordion(label).locator('summary').click();
        await expect(accordion(label).getByRole('link').last()).toBeVisible();
      }
      await expectAccessible(page, '.drawer');
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expectToFit(page, [320, phone.width]);
    });

    await test.step('on a desktop', async () => {
      await page.setViewportSize(desktop);
      await openPage(page, path);
      await showAll(page);
      await expectAccessible(page);
      expect(await pictureFaults(page)).toEqual([]);
      expect(await weakTexts(page)).toEqual([]);
      for (const label of [menu.services, menu.industries]) {
        const { button, panel } = dropdown(label);
        await button.press('Enter');
        await expect(panel).toBeVisible();
      }
      await expectAccessible(page, '.nav-dropdown__panel:popover-open');
      await page.keyboard.press('Escape');
      await expectToFit(page, [768, 1024, desktop.width]);
    });

    expect(refused).toEqual([]);
  });
}
