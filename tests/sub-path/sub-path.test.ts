import { serveMap } from '../support/contact.ts';
import { wakeIslands } from '../support/islands.ts';
import { islandSamples } from '../support/pages.ts';
import { loadPictures } from '../support/pictures.ts';
import { menu } from '../support/samples.ts';
import { addressOf } from '../support/sites.ts';
import { expect, openPage, test } from '../support/test.ts';

// The loader has its own tests; without it every page shows immediately.
test.use({ baseURL: addressOf('subPath'), reducedMotion: 'reduce' });

test('pages under the base path wake, find all their files and lead to each other', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url());
  });
  await serveMap(page);
  for (const { path } of islandSamples) {
    await test.step(path, async () => {
      await openPage(page, path);
      await loadPictures(page);
      expect(refused).toEqual([]);
    });
  }
  await page.getByRole('contentinfo').getByRole('link', { name: menu.about }).click();
  await expect(page).toHaveURL(/\/site\/about\/$/);
});

test('an unknown address shows the page for that with its styles and script', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint('404 (Not Found)');
  const response = await page.goto('./a/b/c');
  expect(response!.status()).toBe(404);
  await wakeIslands(page);
});
