import { industries as allIndustries } from '../../shared/content/industries.ts';
import { services as allServices } from '../../shared/content/services.ts';
import { menu } from '../support/samples.ts';
import { desktop, shellOf, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ ...stillPage, viewport: desktop });

test('the keyboard opens, walks through and closes the panels', async ({ page }) => {
  await openPage(page, '/about/');
  const { nav, dropdown } = shellOf(page);
  const services = dropdown(menu.services);
  const industries = dropdown(menu.industries);

  await test.step('focus alone opens nothing', async () => {
    await nav.getByRole('link', { name: menu.about }).focus();
    await page.keyboard.press('Tab');
    await expect(services.button).toBeFocused();
    await expect(services.button).toHaveAttribute('aria-expanded', 'false');
    await expect(services.panel).toBeHidden();
  });

  for (const key of ['Enter', 'Space']) {
    await test.step(`${key} opens and closes a panel`, async () => {
      const { button, panel } = industries;
      await button.focus();
      await page.keyboard.press(key);
      await expect(panel).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press(key);
      await expect(panel).toBeHidden();
    });
  }

  await test.step('Tab goes through the links of a panel', async () => {
    const { button, links } = industries;
    await button.press('Enter');
    await expect(links).toHaveCount(allIndustries.length);
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    for (let link = 1; link < allIndustries.length; link++) await page.keyboard.press('Tab');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('Escape closes the panel and gives the focus back to the button', async () => {
    await services.button.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(services.links.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(services.panel).toBeHidden();
    await expect(services.button).toBeFocused();
  });

  await test.step('the focus moving out closes the panel, forwards and backwards', async () => {
    await services.button.press('Enter');
    await services.links.last().focus();
    await page.keyboard.press('Tab');
    await expect(industries.button).toBeFocused();
    await expect(services.panel).toBeHidden();
    await services.button.press('Enter');
    await expect(services.panel).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(nav.getByRole('link', { name: menu.about })).toBeFocused();
    await expect(services.panel).toBeHidden();
  });

  await test.step('the panels are lists of links and no menus', async () => {
    await services.button.press('Enter');
    await expect(services.panel.getByRole('list')).toHaveCount(1);
    await expect(services.panel.getByRole('listitem')).toHaveCount(allServices.length);
    await expect(page.locator('[role^="menu"]')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('a panel that hovering opened gives the focus back as well', async () => {
    await services.button.hover();
    await services.links.first().focus();
    await page.keyboard.press('Escape');
    await expect(services.panel).toBeHidden();
    await expect(services.button).toBeFocused();
  });
});
