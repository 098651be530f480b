import { networkError } from '../../support/faults.ts';
import { rectOf, shellOf, stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use(stillPage);

test('without their file of icons, links to profiles show their names', async ({ page, expectComplaint }) => {
  expectComplaint(networkError);
  await page.route('**/*.svg', (route) => route.abort());
  await openPage(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-icons-lost');
  for (const name of await shellOf(page).footer.locator('.profile-links a > span:first-of-type').all())
    expect((await rectOf(name)).height).toBeGreaterThan(8);
});
