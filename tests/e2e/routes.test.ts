import { shellWords } from '../../shared/content/words/shell.ts';
import { wakeIslands } from '../support/islands.ts';
import { stillPage } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use(stillPage);

test('an address without its last slash leads to the page, search included', async ({ page }) => {
  await page.goto('./about?from=card');
  await expect(page).toHaveURL(/\/about\/\?from=card$/);
});

test('unknown addresses answer 404 with a page of the site', async ({ page, expectComplaint }) => {
  expectComplaint('404 (Not Found)');
  for (const path of ['nothing-here', 'services/nothing/', 'a/b/c/d']) {
    await test.step(path, async () => {
      const response = await page.goto(`./${path}`);
      expect(response!.status()).toBe(404);
      await wakeIslands(page);
      await expect(page.getByRole('navigation', { name: shellWords.mainMenu }).first()).toBeAttached();
      await expect(
        page.getByRole('main').getByRole('link', { name: shellWords.home }).first(),
      ).toHaveAttribute('href', '/');
    });
  }
});
