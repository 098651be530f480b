import type { Locator, Page } from 'playwright/test';
import { nextSteps } from '../../shared/content/nextSteps.ts';
import { service } from '../support/samples.ts';
import { jumpTo, rectOf, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ ...stillPage, viewport: { width: 390, height: 844 } });

const address = `/services/${service.slug}/`;

const barIn = (page: Page): Locator =>
  page.locator('.action-bar').getByRole('link', { name: nextSteps.callouts.service.action });

/** Which of these links are seen in the bar at their lower edge. */
const inBar = (links: Locator, isFocused: boolean): Promise<boolean[]> =>
  links.evaluateAll((links, isFocused) => {
    return (links as HTMLElement[]).map((link) => {
      if (isFocused) link.focus();
      const { left, right, bottom } = link.getBoundingClientRect();
      return document.elementFromPoint((left + right) / 2, bottom - 2)?.closest('.action-bar') !== null;
    });
  }, isFocused);

test.describe('the link to the enquiry form at the bottom of a phone', () => {
  test('shows from the banner to the callout of a narrow and high window, and covers nothing', async ({
    page,
  }) => {
    await openPage(page, address);
    const bar = barIn(page);

    await test.step('shows from the banner to the callout, and hides at callout and footer', async () => {
      for (const top of [0, 900, 2000]) {
        await jumpTo(page, top);
        await expect(bar, `${top} px`).toBeInViewport({ ratio: 1 });
        expect((await rectOf(bar)).bottom, `${top} px`).toBeGreaterThan(844 - 16);
      }
      const section = page.getByRole('region', { name: nextSteps.callouts.service.heading });
      const { top } = await rectOf(section);
      await jumpTo(page, (await page.evaluate(() => scrollY)) + top - 844 + 80);
      // The callout covers it, and the end of the section before keeps its room.
      expect(await inBar(bar, false)).toEqual([false]);
      expect((await rectOf(section)).top).toBeLessThanOrEqual((await rectOf(bar)).top);
      await jumpTo(page, await page.evaluate(() => document.documentElement.scrollHeight));
      await expect(bar).not.toBeInViewport();
    });

    await test.step('covers nothing that has the focus, and is not covered with it, as WCAG 2.4.11 requires', async () => {
      await jumpTo(page, 0);
      // The last but one is the callout's, the last the bar itself.
      const links = await inBar(page.getByRole('main').getByRole('link'), true);
      expect(links.length).toBeGreaterThan(2);
      expect(links.slice(0, -2)).toEqual(links.slice(2).map(() => false));
      await bar.focus();
      await expect(bar).toBeInViewport();
      expect(await inBar(bar, false)).toEqual([true]);
    });

    await test.step('is not there from 600 px, nor where it would leave little to read', async () => {
      await page.setViewportSize({ width: 600, height: 800 });
      await expect(bar).toBeHidden();
      await page.setViewportSize({ width: 320, height: 256 });
      await expect(bar).toBeHidden();
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the form', async ({ page }) => {
      await page.goto(`.${address}`);
      await page.locator('.page-loader').waitFor({ state: 'hidden' });
      await barIn(page).click();
      await expect(page).toHaveURL('./contact/');
    });
  });
});
