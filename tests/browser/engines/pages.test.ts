import { serveMap } from '../../support/forms.ts';
import { addressed } from '../../support/pages.ts';
import { jumpTo, shellOf } from '../../support/shell.ts';
import { expect, test, wakeIslands } from '../../support/test.ts';

test('every page loads, its islands wake, and its header turns white when scrolled', async ({ page }) => {
  test.slow();
  await serveMap(page);
  for (const { path } of addressed) {
    await test.step(path, async () => {
      await page.goto(`.${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await wakeIslands(page);
      await expect(page.locator('[data-state="failed"]')).toHaveCount(0);
    });
  }
  await jumpTo(page, 600);
  await expect(shellOf(page).header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  // It slides in.
  await expect.poll(async () => (await shellOf(page).header.boundingBox())!.y).toBe(0);
});
