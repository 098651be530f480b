import type { Page } from 'playwright/test';
import { asleepSelector, settledEvent } from '../../shared/runtime/islands/events.ts';

/** An island by its name, at one stage of its life. */
export const islandAt = (page: Page, name: string, stage: 'hydrate-on' | 'awake' | 'failed') =>
  page.locator(`[data-island="${name}"][data-${stage}]`);

/**
 * Waits until every island of the page is awake or has failed, and touches them for that as the keyboard's focus
 * would. In one call, because looking again and again costs much of what opening a page takes.
 */
export async function wakeIslands(page: Page): Promise<void> {
  await page.evaluate(
    ({ asleepSelector, settledEvent }) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (!document.querySelector(asleepSelector)) resolve();
        };
        addEventListener(settledEvent, check);
        for (const island of document.querySelectorAll('[data-island]'))
          island.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
        check();
      }),
    { asleepSelector, settledEvent },
  );
}
