import type { Page } from 'playwright/test';
import { asleepSelector } from '../../shared/runtime/islands/events.ts';

/** An island by its name, at one stage of its life. */
export const islandAt = (page: Page, name: string, stage: 'hydrate-on' | 'awake' | 'failed') =>
  page.locator(`[data-island="${name}"][data-${stage}]`);

/**
 * Waits until every island of the page is awake or has failed, and touches them for that as the keyboard's focus
 * would. Not by a promise of the page's own, which Chromium 150 may collect while it is awaited.
 */
export async function wakeIslands(page: Page): Promise<void> {
  await page.locator('[data-island]').evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  await page.waitForFunction((asleep) => !document.querySelector(asleep), asleepSelector);
}
