import type { Page } from 'playwright/test';

/**
 * Stops the clock of a page that was opened with `page.clock.install()`: only `runFor` moves it on. It stops a minute
 * ahead, because the clock goes on while the test asks for the time, however long the machine takes.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}
