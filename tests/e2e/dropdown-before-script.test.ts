import { services as allServices } from '../../shared/content/services.ts';
import { industry, lastIndustry, menu, service } from '../support/samples.ts';
import { desktop, openWithoutScript, rectOf, shellOf, stillPage } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ ...stillPage, viewport: desktop });

test.describe('before the script', () => {
  test('hovering shows a panel where the script will show it', async ({ page }) => {
    const release = await openWithoutScript(page, '/about/');
    const { button, panel, links } = shellOf(page).dropdown(menu.services);
    await button.hover();
    await expect(links).toHaveCount(allServices.length);
    const before = await rectOf(panel);
    await release();
    await expect(panel).toHaveJSProperty('popover', 'auto');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await rectOf(panel)).toEqual(before);
    expect(before).toMatchObject({ top: 44 + 84, width: 736 });
  });

  test('keys and pointer open and close the panels, whose links can be reached', async ({ page }) => {
    await openWithoutScript(page, '/about/');
    const services = shellOf(page).dropdown(menu.services);
    const industries = shellOf(page).dropdown(menu.industries);

    await test.step('Enter opens a panel, Tab reaches its links, Escape closes it', async () => {
      const { button, panel, links } = services;
      await button.press('Enter');
      await expect(panel).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
    });

    await test.step('leaving hides a panel', async () => {
      await services.button.hover();
      await expect(services.panel).toBeVisible();
      await page.mouse.move(200, 700);
      await expect(services.panel).toBeHidden();
    });

    await test.step('the pointer finds no gap on its way to a link', async () => {
      const start = await rectOf(industries.button);
      await page.mouse.move(start.left + 20, start.top + 20);
      const target = industries.links.filter({ hasText: lastIndustry.name });
      const { left, top } = await rectOf(target);
      for (let y = start.top + 20; y <= top + 20; y++) await page.mouse.move(start.left + 20, y);
      await page.mouse.move(left + 20, top + 20, { steps: 20 });
      await target.click();
      await expect(page).toHaveURL(`./industries/${lastIndustry.slug}/`);
    });
  });
});

test.describe('when the script arrives', () => {
  test('a panel opened by a click stays open, and the next click closes it', async ({ page }) => {
    const release = await openWithoutScript(page, '/about/');
    const { button, panel } = shellOf(page).dropdown(menu.industries);
    await button.click();
    await release();
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect(panel).toBeHidden();
  });

  test('a panel opened by the keyboard stays open and keeps the focus', async ({ page }) => {
    const release = await openWithoutScript(page, '/about/');
    const { button, panel, links } = shellOf(page).dropdown(menu.services);
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await release();
    await expect(panel).toBeVisible();
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('a hovered panel stays open until the pointer leaves it', async ({ page }) => {
    const release = await openWithoutScript(page, '/about/');
    const { button, panel, links } = shellOf(page).dropdown(menu.services);
    await button.hover();
    await links.last().hover();
    await release();
    await expect(panel).toBeVisible();
    await links.first().hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(200, 700);
    await expect(panel).toBeHidden();
  });

  test('a panel that nobody opened stays closed', async ({ page }) => {
    const release = await openWithoutScript(page, '/about/');
    await release();
    for (const label of [menu.services, menu.industries]) {
      const { button, panel } = shellOf(page).dropdown(label);
      await expect(panel).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  });
});

test.describe('before the script, with a finger', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  test('the first tap opens a panel, and it stays', async ({ page }) => {
    const release = await openWithoutScript(page, '/about/');
    const { button, panel, links } = shellOf(page).dropdown(menu.services);
    await button.tap();
    await expect(panel).toBeVisible();
    await release();
    await expect(panel).toBeVisible();
    await links.filter({ hasText: service.name }).tap();
    await expect(page).toHaveURL(`./services/${service.slug}/`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('hovering, clicking and the keyboard open the panels', async ({ page }) => {
    await page.goto('./about/');
    const services = shellOf(page).dropdown(menu.services);
    const industries = shellOf(page).dropdown(menu.industries);
    await services.button.hover();
    await expect(services.panel).toBeVisible();
    await page.mouse.move(200, 700);
    await expect(services.panel).toBeHidden();
    await industries.button.press('Space');
    await expect(industries.panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(industries.panel).toBeHidden();
    await industries.button.click();
    await industries.links.filter({ hasText: industry.name }).click();
    await expect(page).toHaveURL(`./industries/${industry.slug}/`);
  });
});
