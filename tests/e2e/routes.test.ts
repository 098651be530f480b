import { company } from '../../shared/content/company.ts';
import { documentTitle } from '../../shared/seo/headTags.ts';
import { addressed } from '../support/pages.ts';
import { expect, openPage, test } from '../support/test.ts';

// Without the loader every page is there at once.
test.use({ reducedMotion: 'reduce' });

for (const declared of addressed) {
  const { path } = declared;
  test(`${path} is served, hydrated and free of errors`, async ({ page }) => {
    const response = await page.request.get(`.${path}`);
    expect(response.status()).toBe(200);
    expect(new URL(response.url()).pathname).toBe(path);
    await openPage(page, path);
    await expect(page).toHaveTitle(documentTitle(declared, company.name));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, reducedMotion: 'no-preference' });

  for (const { path } of addressed) {
    test(`${path} shows its content and the loader leaves by itself`, async ({ page }) => {
      await page.goto(`.${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('.page-loader')).toBeHidden();
    });
  }
});

test('an address without its last slash leads to the page, search included', async ({ page }) => {
  await page.goto('./about?from=card');
  await expect(page).toHaveURL(/\/about\/\?from=card$/);
});

for (const path of ['nothing-here', 'services/nothing/', 'a/b/c/d']) {
  test(`the unknown address /${path} answers 404 with a page of the site`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint('404 (Not Found)');
    const response = await page.goto(`./${path}`);
    expect(response!.status()).toBe(404);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeAttached();
    await expect(page.getByRole('main').getByRole('link', { name: /home/i }).first()).toHaveAttribute(
      'href',
      '/',
    );
  });
}
