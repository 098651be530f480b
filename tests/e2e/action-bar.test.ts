import type { Locator, Page } from 'playwright/test';
import { nextSteps } from '../../shared/content/nextSteps.ts';
import { service } from '../support/samples.ts';
import { jumpTo, rectOf, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ ...stillPage, viewport: { width: 390, height: 844 } });

const address = `/services/${service.slug}/`;

const barIn = (page: Page): Locator =>
  page.locator('.action-bar').getByRole('link', { name: nextSteps.callouts.service.action });

test.describe('the link to the enquiry form at the bottom of a phone', () => {
  test('shows from the banner to the callout, and hides at callout and footer', async ({ page }) => {
    await openPage(page, address);
    const bar = barIn(page);
    for (const top of [0, 900, 2000]) {
      await jumpTo(page, top);
      await expect(bar, `${top} px`).toBeInViewport({ ratio: 1 });
      expect((await rectOf(bar)).bottom, `${top} px`).toBeGreaterThan(844 - 16);
    }
    await page.getByRole('heading', { name: nextSteps.callouts.service.heading }).scrollIntoViewIfNeeded();
    const callout = await rectOf(page.locator('.contact-callout'));
    expect((await rectOf(bar)).bottom).toBeLessThanOrEqual(callout.top);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await jumpTo(page, await page.evaluate(() => document.documentElement.scrollHeight));
    await expect(bar).not.toBeInViewport();
  });

  test('covers nothing that has the focus, as WCAG 2.4.11 requires', async ({ page }) => {
    await openPage(page, address);
    const bar = barIn(page);
    const links = page.locator('.action-bar').getByRole('link');
    await jumpTo(page, 0);
    for (let left = await links.count(); left > 1; left--) {
      const link = links.nth((await links.count()) - left);
      await link.focus();
      const covered = await link.evaluate((element) => {
        const { left, right, bottom } = element.getBoundingClientRect();
        const top = document.elementFromPoint((left + right) / 2, bottom - 2);
        return top?.closest('.action-bar__bar') !== null && !element.closest('.action-bar__bar');
      });
      expect(covered, `link ${left} from the end`).toBe(false);
    }
    await expect(bar).toBeInViewport();
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
