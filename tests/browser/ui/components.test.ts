import { expectAccessible } from '../../support/axe.ts';
import { addressOf } from '../../support/sites.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use({ baseURL: addressOf('extras') });

test('the components are accessible and fit in every state', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/components/');
  for (const width of [1440, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  // On a page this large axe takes long: only in the narrowest window.
  await expectAccessible(page);
  const grounds = await page
    .getByRole('region', { name: 'Controls on light' })
    .getByRole('button', { name: 'Send' })
    .evaluateAll((buttons) => buttons.slice(0, 4).map((button) => getComputedStyle(button).backgroundColor));
  expect(new Set(grounds.slice(1)).size, 'looks of hovered, pressed and focused buttons').toBe(3);

  const opener = page.getByRole('button', { name: 'Show dialog' });
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'A dialog' })).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
