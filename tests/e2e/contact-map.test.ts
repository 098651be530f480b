import { serveMap } from '../support/contact.ts';
import { islandAt } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

// Skips the loader.
test.use({ reducedMotion: 'reduce' });

// When it asks, and what becomes of that, is in tests/component/contact/OfficeMap.test.tsx.
test('the map has its place, and loads after the first interaction', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https://www.google.com/')) asked.push(request.url());
  });
  await serveMap(page);
  await page.setViewportSize({ width: 1440, height: 3000 });
  await page.goto('./contact/');
  await islandAt(page, 'OfficeMap', 'awake').waitFor({ state: 'attached' });
  const frame = page.locator('.office-place__frame');
  await expect(frame).toBeInViewport();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect((await frame.boundingBox())!.height).toBe(440);
  await page.keyboard.press('Tab');
  await expect(frame.locator('iframe').contentFrame().getByText('The map')).toBeVisible();
});
