import type { Page } from 'playwright/test';
import { applicationWords } from '../../shared/content/words/careers.ts';
import { noticeWords } from '../../shared/content/words/controls.ts';
import { enquiryWords } from '../../shared/content/words/forms.ts';
import { expectAccessible } from '../support/axe.ts';
import { stopClock } from '../support/clock.ts';
import { holdMessage } from '../support/messages.ts';
import { addressOf } from '../support/sites.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ baseURL: addressOf('components') });

const address = '/components/';

/** Messages show on demand, are accessible, and can be closed. */
async function expectMessages(page: Page): Promise<void> {
  for (const [button, message] of [
    ['Show toast', enquiryWords.thanks],
    ['Show success', applicationWords.sent],
    ['Show error', applicationWords.failed],
  ] as const) {
    // The page also has permanent samples of these messages; this one appears and disappears.
    const sample = page.locator('.sample', { has: page.getByRole('button', { name: button }) });
    await stopClock(page);
    await sample.getByRole('button', { name: button }).click();
    await expect(sample.getByText(message)).toBeVisible();
    await holdMessage(page, sample);
    await expectAccessible(page, '[aria-labelledby="messages"]');
    await sample.getByRole('button', { name: noticeWords.close }).click();
    await expect(sample.getByText(message)).toHaveCount(0);
  }
}

/** The dialog shows on demand, is accessible, and gives the focus back. */
async function expectDialog(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Open, rest' });
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'A dialog' })).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
}

test('every component in every state is accessible and fits, and messages and the dialog show on demand', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openPage(page, address);
  for (const width of [390, 768, 1024, 1440]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      // On a page this large axe takes long: only in the narrowest and the widest window.
      if (width === 390 || width === 1440) await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
  const ground = (state: string) =>
    page
      .getByRole('region', { name: 'Buttons on light' })
      .locator(`[data-state="${state}"]`)
      .getByRole('button', { name: 'Send' })
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  const grounds = await Promise.all(['hover', 'active', 'focus-visible'].map(ground));
  expect(new Set(grounds).size).toBe(3);

  await expectMessages(page);
  await expectDialog(page);
});
