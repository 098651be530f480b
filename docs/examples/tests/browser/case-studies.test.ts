import { textPage } from '#shared/page/textPage.ts';
import { expect, openPage, test } from '../support/test.ts';

const { title } = textPage('case-studies').banner;

test('the footer leads to the case studies', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
  await expect(page).toHaveURL('./case-studies/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
