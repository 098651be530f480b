import { expect, openPage, test } from '../support/test.ts';

test('the footer leads to the case studies', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Case Studies' }).click();
  await expect(page).toHaveURL('./case-studies/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case Studies');
});
