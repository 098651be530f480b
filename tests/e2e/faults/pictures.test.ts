import type { Page } from 'playwright/test';
import { company } from '../../../shared/content/company.ts';
import { weakTexts } from '../../support/contrast.ts';
import { everyPicture, networkError } from '../../support/faults.ts';
import { service } from '../../support/samples.ts';
import { desktop, phone, shellOf, stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use(stillPage);

/** Fails unless the home page names in words what its icons and the company's logo show. */
async function expectNames(page: Page): Promise<void> {
  for (const { label } of company.social)
    await expect(shellOf(page).footer.getByRole('link', { name: label })).toBeVisible();
  const logoLink = shellOf(page).header.getByRole('link', { name: company.name });
  if (!company.logo.files) await expect(logoLink.getByText(company.name, { exact: true })).toBeVisible();
  await logoLink.click();
  await page.setViewportSize(phone);
  await shellOf(page).menuButton.click();
  await expect(shellOf(page).closeButton).toBeFocused();
}

test('without pictures pages can be read, and icons and the logo keep their names', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(networkError);
  await page.route(everyPicture, (route) => route.abort());
  await page.setViewportSize(desktop);
  for (const path of ['/about/', `/services/${service.slug}/`, '/technologies/', '/']) {
    await openPage(page, path);
    expect(await weakTexts(page), path).toEqual([]);
  }
  await expectNames(page);
});
