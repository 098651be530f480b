import type { Page } from 'playwright/test';
import { carouselOf, isMoving, movingCarousels, technology } from '../../support/carousels.ts';
import { islandSamples } from '../../support/pages.ts';
import { menu } from '../../support/samples.ts';
import { holdAnimations, shellOf } from '../../support/shell.ts';
import { expect, test, wakeIslands } from '../../support/test.ts';

/** Leaves the page for a file without scripts and comes back; fails with the reason if the browser did not keep it. */
async function expectKept(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted }));
  });
  await page.goto('./robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  const reasons = await page.evaluate(() => {
    type Kept = PerformanceNavigationTiming & { notRestoredReasons?: unknown };
    const [navigation] = performance.getEntriesByType('navigation') as Kept[];
    return 'wasKept' in window ? [] : (navigation?.notRestoredReasons ?? 'no reason told');
  });
  expect(reasons).toEqual([]);
}

async function leaveCarousel(page: Page): Promise<void> {
  if (!movingCarousels.includes(technology)) return expectKept(page);
  const { start, track } = carouselOf(page, technology);
  await start();
  await expect.poll(() => isMoving(track)).toBe(true);
  await expectKept(page);
  await expect.poll(() => isMoving(track)).toBe(true);
}

for (const { path } of islandSamples) {
  test(`${path} is kept as it was left, without its loader, and still works`, async ({ page }) => {
    const { loader, dropdown } = shellOf(page);
    const { release } = await holdAnimations(page);
    await page.goto(`.${path}`, { waitUntil: 'domcontentloaded' });
    await expect(loader).toBeVisible();
    await expectKept(page);
    await expect(loader).toBeHidden({ timeout: 1 });
    await release();
    await wakeIslands(page);
    await (path === '/' ? leaveCarousel : expectKept)(page);
    const { button, panel } = dropdown(menu.services);
    await button.press('Enter');
    await expect(panel).toBeVisible();
  });
}
