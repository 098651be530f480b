import type { Page } from 'playwright/test';
import { openPage } from '../support/test.ts';
import { settlePage } from './visualTest.ts';

/** Higher than any page in px, so that all of it is in view. */
const highest = 12_000;

/**
 * Opens a page in a window that shows all of it, and waits until everything is there that may change its height.
 * Carousels follow a new width only later.
 */
export async function openWhole(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: highest });
  await openPage(page, path);
  await settlePage(page);
  await releaseLayers(page);
}

/** Styles by which parts of a page leave layers of their own, by what they match. */
const withoutLayer = {
  // In a window as high as the page, columns that stay in view never move.
  sticky: { position: 'relative', inset: 'auto' },
  // At rest the mask hides nothing, and the slides are where they would be without Swiper.
  '.carousel__viewport': { overflow: 'clip', mask: 'none' },
  '.carousel__track, .carousel__slide': { transform: 'none', backfaceVisibility: 'visible' },
};

/** Takes parts of a page out of layers of their own, which may begin between two pixels. */
async function releaseLayers(page: Page): Promise<void> {
  await page.locator('main *').evaluateAll((elements: HTMLElement[], { sticky, ...byClass }) => {
    for (const element of elements) {
      if (getComputedStyle(element).position === 'sticky') Object.assign(element.style, sticky);
      for (const [selector, style] of Object.entries(byClass))
        if (element.matches(selector)) Object.assign(element.style, style);
    }
  }, withoutLayer);
}

/**
 * Makes every section as high as a multiple of six pixels, so that each starts on a whole pixel of a smaller picture
 * too: to which pixel a fraction is rounded depends on how the browser happens to divide the page into layers.
 * @returns the page's height in px
 */
function alignSections(page: Page): Promise<number> {
  return page.locator('.contact-strip, main > *, .footer').evaluateAll((sections: HTMLElement[]) => {
    for (const section of sections) section.style.minBlockSize = '';
    for (const section of sections) {
      const { height } = section.getBoundingClientRect();
      section.style.minBlockSize = `${Math.ceil(height / 6) * 6}px`;
    }
    return document.documentElement.scrollHeight;
  });
}

/** Shows a page from `openWhole` in a window of a width in px, as high as the page is in one of usual height. */
export async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await releaseLayers(page);
  const height = await alignSections(page);
  await page.setViewportSize({ width, height });
  await settlePage(page);
}
