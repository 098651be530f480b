import { serveMap } from '../../support/contact.ts';
import { islandAt, wakeIslands } from '../../support/islands.ts';
import { islandSamples } from '../../support/pages.ts';
import { loadPictures } from '../../support/pictures.ts';
import { stillPage } from '../../support/shell.ts';
import { addressOf } from '../../support/sites.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use({
  ...stillPage,
  baseURL: addressOf('subPath'),
});

test('under a base path, pages load all their files, and wake', async ({ page, expectComplaint }) => {
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
  await test.step('an unknown address shows the 404 page with its styles and script', async () => {
    expectComplaint('404 (Not Found)');
    expect((await page.goto('./a/b/c'))!.status()).toBe(404);
    await wakeIslands(page);
    await expect(islandAt(page, 'SiteHeader', 'awake')).toHaveCount(1);
    expect(refused).toEqual([page.url()]);
  });
});
