import { shellWords } from '#shared/words/shell.ts';
import { withoutFeature } from '../support/faults.ts';
import { industry, menu, service } from '../support/samples.ts';
import { desktop, phone, rectOf, shellOf, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

/** Chromium 109 is the oldest that is supported: no popovers, no transitions between pages. */
test.use({ ...stillPage, viewport: desktop });

for (const isAwake of [false, true]) {
  test(`the oldest browser opens menus ${isAwake ? 'with' : 'before'} their script`, async ({ page }) => {
    const { drawer, accordion, dropdown, header } = shellOf(page);
    const open = (address: string) => (isAwake ? openPage(page, address) : page.goto(`.${address}`));
    const link = header.getByRole('link', { name: shellWords.openDrawer });
    const { button, panel, links } = dropdown(menu.services);
    const industries = dropdown(menu.industries);

    await open('/about/');
    await expect(panel).toBeHidden();
    await button.hover();
    await expect(panel).toBeVisible();
    await industries.button.hover();
    await expect(industries.panel).toBeVisible();
    await expect(panel).toBeHidden();
    await page.mouse.move(200, 700);
    await expect(industries.panel).toBeHidden();
    await button.focus();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await links.filter({ hasText: service.name }).click();
    await expect(page).toHaveURL(`./services/${service.slug}/`);

    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open('/about/');
    await expect(drawer).toBeHidden();
    await link.click();
    await expect(drawer).toBeVisible();
    expect(await rectOf(drawer)).toMatchObject({ right: phone.width, width: 250, height: phone.height });
    await drawer.getByRole('link', { name: shellWords.closeDrawer }).click();
    await expect(drawer).toBeHidden();
    await link.click();
    await accordion(menu.industries).locator('summary').click();
    await drawer.getByRole('link', { name: industry.name }).click();
    await expect(page).toHaveURL(`./industries/${industry.slug}/`);
    await expect(drawer).toBeHidden();
  });
}

test.describe('as in Firefox 115', () => {
  // The policy names the styles as they are built.
  test.use({ bypassCSP: true });

  test('there is no choice of jobs without :has()', async ({ page }) => {
    await withoutFeature(page, ':has(');
    await openPage(page, '/careers/');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
