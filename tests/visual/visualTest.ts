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

/**
 * Makes every section as high as a multiple of six pixels, so that each starts on a whole pixel of a smaller picture
 * too: to which pixel a fraction is rounded depends on how the browser happens to divide the page into layers.
 */
async function alignSections(page: Page): Promise<void> {
  await page.locator('.contact-strip, main > *, .footer').evaluateAll((sections: HTMLElement[]) => {
    for (const section of sections) {
      const { height } = section.getBoundingClientRect();
      section.style.minBlockSize = `${Math.ceil(height / 6) * 6}px`;
    }
  });
}

/**
 * Takes columns that stay in view out of layers of their own, which may begin between two pixels: in a window as high
 * as the page they never move.
 */
async function releaseColumns(page: Page): Promise<void> {
  await page.locator('main *').evaluateAll((elements: HTMLElement[]) => {
    for (const element of elements) {
      if (getComputedStyle(element).position !== 'sticky') continue;
      Object.assign(element.style, { position: 'relative', inset: 'auto' });
    }
  });
}

/**
 * Makes the window as high as the page, so that all of it is in view and nothing is scrolled. Twice: what has
 * loaded in view may change the page's height, and a page is never lower than its window.
 */
export async function showWhole(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  await releaseColumns(page);
  for (let round = 0; round < 2; round += 1) {
    await page.setViewportSize(size);
    await alignSections(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...size, height });
    await settlePage(page);
  }
}

/** Compares a page's window, or a part of it, with its baseline; says what differs and goes on. */
export async function expectAlike(target: Page | Locator, folder: string, name: string): Promise<void> {
  const picture = [folder, `${name}.png`];
  // The two kinds of target have an assertion of their own each.
  if ('goto' in target) await expect.soft(target).toHaveScreenshot(picture);
  else await expect.soft(target).toHaveScreenshot(picture);
}
