import { serveMap } from '../support/contact.ts';
import { wakeIslands } from '../support/islands.ts';
import { addressed } from '../support/pages.ts';
import { shellOf } from '../support/shell.ts';
import { expect, expectLoaderGone, test } from './engineTest.ts';

test('every page loads without error, and all its islands wake', async ({ page, errors }) => {
  test.slow();
  await serveMap(page);
  for (const { path } of addressed) {
    await test.step(path, async () => {
      await page.goto(`.${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await wakeIslands(page);
      expect(await page.locator('[data-failed]').count(), `parts of ${path} that failed`).toBe(0);
      expect(errors, path).toEqual([]);
    });
  }
});

test('every page is complete without script', async ({ page, withoutScript }) => {
  test.slow();
  await withoutScript();
  await serveMap(page);
  for (const { path } of addressed) {
    await test.step(path, async () => {
      await page.goto(`.${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(shellOf(page).footer).toBeVisible();
    });
  }
  expect(await page.locator('[data-awake]').count()).toBe(0);
  await expectLoaderGone(page);
});

test('the loader shows for one and a half seconds', async ({ page }) => {
  await page.goto('./about/', { waitUntil: 'commit' });
  const { loader } = shellOf(page);
  await expect(loader).toBeVisible();
  const seconds = await loader.evaluate((element) => {
    const { animationDelay, animationDuration } = getComputedStyle(element);
    return Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration);
  });
  expect(seconds).toBeCloseTo(1.5);
  await expectLoaderGone(page);
});
