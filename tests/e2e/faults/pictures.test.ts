import type { Page } from 'playwright/test';
import { company } from '../../../shared/content/company.ts';
import { home } from '../../../shared/content/home.ts';
import { partners } from '../../../shared/content/partners.ts';
import { weakTexts } from '../../support/contrast.ts';
import { everyPicture, networkError } from '../../support/faults.ts';
import { service } from '../../support/samples.ts';
import { desktop, phone, shellOf, stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use(stillPage);

/** Fails unless the home page names in words what its icons and logos show. */
async function expectNames(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: home.partners.heading });
  if (partners.length > 0) await section.scrollIntoViewIfNeeded();
  for (const { name } of partners) await expect(section.getByText(name)).toBeVisible();
  for (const { label } of company.social)
    await expect(shellOf(page).footer.getByRole('link', { name: label })).toBeVisible();
  const logoLink = shellOf(page).header.getByRole('link', { name: company.name });
  await expect(logoLink.getByText(company.name, { exact: true })).toBeVisible();
  await logoLink.click();
  await page.setViewportSize(phone);
  await shellOf(page).menuButton.click();
  await expect(shellOf(page).closeButton).toBeFocused();
}

test('without pictures pages can be read, and icons and logos keep their names', async ({
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
