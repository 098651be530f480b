import type { Locator, Page } from 'playwright/test';
import { noticeWords } from '../../shared/content/words/controls.ts';

/** Makes a message stay that appeared on a stopped clock, and lets the clock go on, which axe needs. */
export async function holdMessage(page: Page, area: Page | Locator = page): Promise<void> {
  await area.getByRole('button', { name: noticeWords.close }).focus();
  await page.clock.resume();
}
