import type { Locator, Page } from 'playwright/test';
import { loadPictures } from '../support/pictures.ts';
import { expect, test as siteTest } from '../support/test.ts';
import { readEnvironment, whyIncomparable, writeEnvironment } from './environment.ts';

/**
 * The test of a site, which is skipped where browser or fonts are not those of the baselines; while baselines are
 * written it notes browser and fonts instead.
 */
export const test = siteTest.extend<{ comparable: undefined }, { obstacle: string }>({
  obstacle: [
    async ({ browser }, use, { config }) => {
      const here = await readEnvironment(browser);
      const isUpdate = config.updateSnapshots === 'all';
      if (isUpdate) writeEnvironment(here);
      await use(isUpdate ? '' : whyIncomparable(here));
    },
    { scope: 'worker' },
  ],
  comparable: [
    async ({ obstacle }, use, testInfo) => {
      testInfo.skip(obstacle !== '', obstacle);
      await use(undefined);
    },
    { auto: true },
  ],
});

/**
 * Waits until fonts and pictures are there, those included that load late, and carousels have started.
 * @throws when a picture cannot be decoded
 */
export async function settlePage(page: Page): Promise<void> {
  await expect(page.locator('.carousel--waiting:has(.carousel__toggle)')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await loadPictures(page);
}

/** Compares a page's window, or a part of it, with its baseline; says what differs and goes on. */
export async function expectAlike(target: Page | Locator, folder: string, name: string): Promise<void> {
  const picture = [folder, `${name}.png`];
  // The two kinds of target have an assertion of their own each.
  if ('goto' in target) await expect.soft(target).toHaveScreenshot(picture);
  else await expect.soft(target).toHaveScreenshot(picture);
}
