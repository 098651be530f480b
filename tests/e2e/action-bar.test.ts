import type { Locator, Page } from 'playwright/test';
import { nextSteps } from '../../shared/content/nextSteps.ts';
import { service } from '../support/samples.ts';
import { jumpTo, rectOf, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ ...stillPage, viewport: { width: 390, height: 844 } });

const address = `/services/${service.slug}/`;

const barIn = (page: Page): Locator =>
  page.locator('.action-bar').getByRole('link', { name: nextSteps.callouts.service.action });

/** Whether the bar is what is seen at a link's lower edge. */
const isInBar = (link: Locator): Promise<boolean> =>
  link.evaluate((element) => {
    const { left, right, bottom } = element.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, bottom - 2)?.closest('.action-bar') !== null;
  });

test.describe('the link to the enquiry form at the bottom of a phone', () => {
  test('shows from the banner to the callout, and hides at callout and footer', async ({ page }) => {
    await openPage(page, address);
    const bar = barIn(page);
    for (const top of [0, 900, 2000]) {
      await jumpTo(page, top);
      await expect(bar, `${top} px`).toBeInViewport({ ratio: 1 });
      expect((await rectOf(bar)).bottom, `${top} px`).toBeGreaterThan(844 - 16);
    }
    const section = page.getByRole('region', { name: nextSteps.callouts.service.heading });
    const { top } = await rectOf(section);
    await jumpTo(page, (await page.evaluate(() => scrollY)) + top - 844 + 80);
    // The callout covers it, and the end of the section before keeps its room.
    expect(await isInBar(bar)).toBe(false);
    expect((await rectOf(section)).top).toBeLessThanOrEqual((await rectOf(bar)).top);
    await jumpTo(page, await page.evaluate(() => document.documentElement.scrollHeight));
    await expect(bar).not.toBeInViewport();
  });

  test('covers nothing that has the focus, and is not covered with it, as WCAG 2.4.11 requires', async ({
    page,
  }) => {
    await openPage(page, address);
    const bar = barIn(page);
    const links = page.getByRole('main').getByRole('link');
    await jumpTo(page, 0);
    for (const link of (await links.all()).slice(0, -2)) {
      await link.focus();
      expect(await isInBar(link), `${link}`).toBe(false);
    }
    await links.last().focus();
    await bar.focus();
    await expect(bar).toBeInViewport();
    expect(await isInBar(bar)).toBe(true);
  });

  test('leads to the form without script', async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(`.${address}`);
    await page.locator('.page-loader').waitFor({ state: 'hidden' });
    await barIn(page).click();
    await expect(page).toHaveURL('./contact/');
    await context.close();
  });

  test('is not there from 600 px, nor where it would leave little to read', async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 800 });
    await openPage(page, address);
    await expect(barIn(page)).toBeHidden();
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(barIn(page)).toBeHidden();
  });
});
