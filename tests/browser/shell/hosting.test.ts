import { readFileSync } from 'node:fs';
import { serveMap } from '../../support/forms.ts';
import { islandSamples } from '../../support/pages.ts';
import { loadPictures } from '../../support/pictures.ts';
import { stillPage } from '../../support/shell.ts';
import { addressOf } from '../../support/sites.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.describe('under a base path', () => {
  test.use({ ...stillPage, baseURL: addressOf('subPath') });

  test('pages load all their files, and wake', async ({ page }) => {
    await serveMap(page);
    for (const { path } of islandSamples) {
      await test.step(path, async () => {
        await openPage(page, path);
        await loadPictures(page);
      });
    }
  });
});

const former = "addEventListener('fetch', (event) => event.respondWith(new Response('Former site')))";
const recipe = readFileSync('hosting/former-site/service-worker.js', 'utf8');

test('the service worker of a former site ends with the recipe for it', async ({ page, context }) => {
  const register = async (file: string, body: string) => {
    await context.route(`**/${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.evaluate((file) => navigator.serviceWorker.register(file), file);
  };
  await page.goto('./robots.txt');
  await register('former.js', former);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.goto('./robots.txt');
  await expect(page.getByText('Former site')).toBeVisible();
  // Playwright routes the worker's first request, but no update of it: another address counts as one.
  await register('recipe.js', recipe);
  await expect(page.getByText('Sitemap')).toBeVisible();
});
