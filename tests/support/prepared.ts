import type { Page } from 'playwright/test';

/** Lets a page's next documents take themselves for prepared ones, which no browser prepares while Playwright drives it. */
export const prepare = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }));

/** Tells a page that it is shown now. */
export const showPrepared = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
