import { services as allServices } from '../../shared/content/services.ts';
import { lastIndustry, menu, service } from '../support/samples.ts';
import { desktop, openWithoutScript, rectOf, shellOf, stillPage } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ ...stillPage, viewport: desktop });

test('before the script, keys and pointer open and close the panels, which stay as they are when it arrives', async ({
  page,
}) => {
  const { dropdown } = shellOf(page);
  const services = dropdown(menu.services);
  const industries = dropdown(menu.industries);
  await openWithoutScript(page, '/about/');

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
    const x = start.left + 20;
    await page.mouse.move(x, start.top + 20);
    const { top: edge } = await rectOf(industries.panel);
    const target = industries.links.filter({ hasText: lastIndustry.name });
    const { left, top } = await rectOf(target);
    for (let y = start.top + 20; y <= edge + 5; y++) await page.mouse.move(x, y);
    await page.mouse.move(x, top + 20, { steps: 10 });
    await page.mouse.move(left + 20, top + 20, { steps: 10 });
    await target.click();
    await expect(page).toHaveURL(`./industries/${lastIndustry.slug}/`);
  });

  await test.step('a hovered panel stays in its place until the pointer leaves it, and the other one closed', async () => {
    const release = await openWithoutScript(page, '/about/');
    const { button, panel, links } = services;
    await button.hover();
    await expect(links).toHaveCount(allServices.length);
    const before = await rectOf(panel);
    expect(before).toMatchObject({ top: 44 + 84, width: 736 });
    await links.last().hover();
    await release();
    await expect(panel).toHaveJSProperty('popover', 'auto');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await rectOf(panel)).toEqual(before);
    await expect(industries.panel).toBeHidden();
    await expect(industries.button).toHaveAttribute('aria-expanded', 'false');
    await links.first().hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(200, 700);
    await expect(panel).toBeHidden();
  });

  await test.step('a panel opened by a click stays open, the other one closed, and the next click closes it', async () => {
    const release = await openWithoutScript(page, '/about/');
    const { button, panel } = industries;
    await button.click();
    await release();
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(services.panel).toBeHidden();
    await expect(services.button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(panel).toBeHidden();
    await page.mouse.move(200, 700);
  });

  await test.step('a panel opened by the keyboard stays open and keeps the focus', async () => {
    const release = await openWithoutScript(page, '/about/');
    const { button, panel, links } = services;
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await release();
    await expect(panel).toBeVisible();
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
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
