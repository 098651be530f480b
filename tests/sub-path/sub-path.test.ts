import { addressed } from '../support/pages.ts';
import { menu } from '../support/samples.ts';
import { expect, openPage, test } from '../support/test.ts';

const base = '/site';

// The loader has tests of its own; without it every page is there at once.
test.use({ reducedMotion: 'reduce' });

for (const { path } of addressed) {
  test(`under ${base} ${path} works with all its files and links`, async ({ page }) => {
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(response.url());
    });
    await openPage(page, path);
    const outside = await page
      .locator('a[href^="/"], img[src^="/"], form[action^="/"]')
      .evaluateAll(
        (elements, prefix) =>
          elements
            .map(
              (element) =>
                element.getAttribute('href') ??
                element.getAttribute('src') ??
                element.getAttribute('action')!,
            )
            .filter((address) => !address.startsWith(prefix)),
        `${base}/`,
      );
    expect(outside).toEqual([]);
    expect(refused).toEqual([]);
  });
}

test('a link leads to a page under the base path', async ({ page }) => {
  await openPage(page, '/');
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
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
});
