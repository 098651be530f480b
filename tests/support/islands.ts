import type { Page } from 'playwright/test';

/** An island by its name, at one stage of its life. */
export const islandAt = (page: Page, name: string, stage: 'wakes' | 'awake' | 'failed') =>
  page.locator(`[data-island="${name}"][data-${stage}]`);

/**
 * Waits until every island of the page is awake or has failed, and touches them for that as the keyboard's focus
 * would.
 */
export async function wakeIslands(page: Page): Promise<void> {
  await page.locator('[data-island]').evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  await page.waitForFunction(() => document.querySelector('[data-wakes]') === null);
}
