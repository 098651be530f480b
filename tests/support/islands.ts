import type { Page } from 'playwright/test';
import { type IslandState, unsettledSelector } from '#shared/runtime/islands/protocol.ts';

/** An island by its name, in a state. */
export const islandAt = (page: Page, name: string, state: IslandState) =>
  page.locator(`[data-island="${name}"][data-state="${state}"]`);

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
