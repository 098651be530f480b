import type { Page } from 'playwright/test';
import { weakTexts } from './contrast.ts';
import { expect } from './test.ts';

/** Fails unless a page's title, texts and footer can be read. */
export async function expectReadable(page: Page): Promise<void> {
  expect(await weakTexts(page)).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
}

/** Fails unless a page can be read with its inlined styles alone, as when its style sheet cannot be fetched. */
export async function expectReadableWithoutStyleSheet(page: Page): Promise<void> {
  const setDisabled = (isDisabled: boolean) =>
    page.locator('body link[rel=stylesheet]').evaluate((link: HTMLLinkElement, isDisabled) => {
      link.sheet!.disabled = isDisabled;
    }, isDisabled);
  await setDisabled(true);
  await expectReadable(page);
  await setDisabled(false);
}
