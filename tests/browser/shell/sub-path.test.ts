import { serveMap } from '../../support/contact.ts';
import { islandSamples } from '../../support/pages.ts';
import { loadPictures } from '../../support/pictures.ts';
import { stillPage } from '../../support/shell.ts';
import { addressOf } from '../../support/sites.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use({
  ...stillPage,
  baseURL: addressOf('subPath'),
});

test('under a base path, pages load all their files, and wake', async ({ page }) => {
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
});
