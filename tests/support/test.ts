import { test as base, expect, type Page } from 'playwright/test';
import { unsettledSelector } from '#shared/runtime/islands/protocol.ts';
import { isAbortedFade } from './faults.ts';

/**
 * What no visitor meets: Firefox asks for an icon of the inbox's plain answer too, and that page's policy refuses it;
 * Chromium 109 reports each attribute that it does not know yet.
 */
const isHarmless = (text: string) => /\/favicon\.ico|^Found a 'popover' attribute/.test(text);

/** Errors and warnings of the browser that a test may expect, by a part of their text. */
type Complaints = { expectComplaint: (part: string | RegExp) => void };

/**
 * Playwright's test, which also fails on any console error or warning, uncaught error or policy violation that
 * the test did not say to expect. What another host answers, such as the maps service, is not the page's fault. Other
 * engines than Chromium warn of what is no mistake.
 */
export const test = base.extend<Complaints>({
  expectComplaint: [
    async ({ page, baseURL, browserName }, use) => {
      const isForeign = (address: string) =>
        /^https?:/.test(address) && new URL(address).host !== new URL(baseURL!).host;
      const kinds = browserName === 'chromium' ? ['error', 'warning'] : ['error'];
      const complaints: string[] = [];
      const expected: (string | RegExp)[] = [];
      page.on('console', (message) => {
        if (kinds.includes(message.type()) && !isForeign(message.location().url))
          complaints.push(message.text());
      });
      page.on('pageerror', (error) => {
        if (!isAbortedFade(String(error))) complaints.push(String(error));
      });
      // Not every violation is one that the browser itself writes to the console.
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          console.error(`Against the page's policy: ${effectiveDirective} ${blockedURI} ${sample}`),
        );
      });
      await use((part) => expected.push(part));
      const isExpected = (text: string) =>
        expected.some((part) => (typeof part === 'string' ? text.includes(part) : part.test(text)));
      expect(complaints.filter((text) => !isHarmless(text) && !isExpected(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Ends the loader immediately: its duration has its own tests.
 * @throws when it is still shown
 */
export const endLoader = (page: Page) =>
  page.evaluate(() => {
    const loader = document.querySelector('.page-loader')!;
    for (const animation of loader.getAnimations({ subtree: true })) animation.finish();
    if (getComputedStyle(loader).visibility === 'visible' && loader.getClientRects().length > 0)
      throw new Error('The loader is still shown');
  });

/** Goes to an address below baseURL and waits until its islands are awake and the loader is gone. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(`.${address}`);
  await endLoader(page);
  await wakeIslands(page);
}

export { expect };

/**
 * Waits until every island of the page is awake or has failed, and touches them for that as the keyboard's focus
 * would. Not by a promise of the page's own, which Chromium 150 may collect while it is awaited.
 */
export async function wakeIslands(page: Page): Promise<void> {
  await page.locator('[data-island]').evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  await page.waitForFunction((unsettled) => !document.querySelector(unsettled), unsettledSelector);
}

/**
 * Stops the clock of a page that was opened with `page.clock.install()`: only `runFor` moves it on. It stops a minute
 * ahead, because the clock goes on while the test asks for the time, however long the machine takes.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Lets a page's next documents take themselves for prepared ones, which no browser prepares while Playwright drives it. */
export const prepare = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }));

export const showPrepared = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));

export const revealedOn = (page: Page) => page.locator('[data-reveal=""], [data-reveal="items"] > *');

/** The different opacities that these parts have now: only 1 if nothing is hidden or fading. */
export const opacitiesOn = (page: Page) =>
  revealedOn(page).evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).opacity))]);
