import type { Page } from 'playwright/test';
import { serveMap } from '../../support/contact.ts';
import { wakeIslands } from '../../support/islands.ts';
import { addressed } from '../../support/pages.ts';
import { shellOf } from '../../support/shell.ts';
import { expect, test } from './engineTest.ts';

/** Goes to every page and looks at each. */
async function visitAll(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  test.slow();
  await serveMap(page);
  for (const { path } of addressed) {
    await test.step(path, async () => {
      await page.goto(`.${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look(path);
    });
  }
}

test('every page loads without error, and all its islands wake', async ({ page, errors }) => {
  await visitAll(page, async (path) => {
    await wakeIslands(page);
    expect(await page.locator('[data-state="failed"]').count(), `parts of ${path} that failed`).toBe(0);
    expect(errors, path).toEqual([]);
  });
});

test('every page is complete without script, and its loader disappears', async ({ page, withoutScript }) => {
  await withoutScript();
  await visitAll(page, () => expect(shellOf(page).footer).toBeVisible());
  // Which also shows that its styles are there.
  await expect(page.locator('.page-loader')).toBeHidden();
});
