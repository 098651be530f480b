import type { Page } from 'playwright/test';
import { weakTexts } from './contrast.ts';
import { expect } from './test.ts';

/** Fails unless a page's title, texts and footer can be read. */
export async function expectReadable(page: Page): Promise<void> {
  expect(await weakTexts(page)).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
}

/** Takes a page's style sheet away, and fails unless the inlined styles alone leave it readable. */
export async function expectReadableWithoutStyleSheet(page: Page): Promise<void> {
  await page.locator('body link[rel=stylesheet]').evaluate((link) => link.remove());
  await expectReadable(page);
}
