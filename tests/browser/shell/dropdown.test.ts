import { industry, menu, service } from '../../support/samples.ts';
import { desktop, jumpTo, openWithoutScript, rectOf, shellOf, stillPage } from '../../support/shell.ts';
import { expect, openPage, stopClock, test, wakeIslands } from '../../support/test.ts';

test.use({ ...stillPage, viewport: desktop });

const grace = 150;

for (const [when, open] of [
  ['before their script', openWithoutScript],
  ['with their script', openPage],
] as const) {
  test(`pointer and keys open and close the panels ${when} @engines`, async ({ page }) => {
    await open(page, '/about/');
    const { nav, dropdown } = shellOf(page);
    const { button, panel, links } = dropdown(menu.services);
    // Focus alone opens nothing.
    await nav.getByRole('link', { name: menu.about }).focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(panel).toBeHidden();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(panel).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
    }
    await button.hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(200, 700);
    await expect(panel).toBeHidden();
    await button.hover();
    await links.filter({ hasText: service.name }).click();
    await expect(page).toHaveURL(`./services/${service.slug}/`);
  });
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  test('a tap opens a panel before and with their script, and one on a link follows it', async ({ page }) => {
    const release = await openWithoutScript(page, '/about/');
    const { button, panel, links } = shellOf(page).dropdown(menu.industries);
    await button.tap();
    await expect(panel).toBeVisible();
    await release();
    await expect(panel).toBeVisible();
    await page.touchscreen.tap(100, 700);
    await expect(panel).toBeHidden();
    await button.tap();
    await links.filter({ hasText: industry.name }).tap();
    await expect(page).toHaveURL(`./industries/${industry.slug}/`);
  });
});

// One that was opened before its script or by hovering is tested in faults/foreign-nodes.test.ts.
test('a panel closes in each of the ways that visitors try', async ({ page }) => {
  await openPage(page, '/about/');
  const { nav, dropdown } = shellOf(page);
  const { button, panel, links } = dropdown(menu.services);

  await test.step('a click elsewhere closes it, and an open one follows the header that becomes fixed', async () => {
    await button.click();
    await jumpTo(page, 300);
    await expect.poll(async () => (await rectOf(panel)).top).toBeCloseTo(58, 1);
    await page.mouse.click(100, 700);
    await expect(panel).toBeHidden();
    await jumpTo(page, 0);
  });
  await test.step('Escape closes a hovered panel, which a click at once opens again, and gives the focus back', async () => {
    await button.hover();
    await button.evaluate((element: HTMLElement) => {
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      element.click();
    });
    await links.first().focus();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });
  await test.step('the focus moving out closes it, forwards and backwards, but not where it is only lost', async () => {
    await button.press('Enter');
    await button.blur();
    await expect(panel).toBeVisible();
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expect(dropdown(menu.industries).button).toBeFocused();
    await expect(panel).toBeHidden();
    await button.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(nav.getByRole('link', { name: menu.about })).toBeFocused();
    await expect(panel).toBeHidden();
  });
  await test.step('the link to the current page closes it and gives the focus back', async () => {
    await page.goto(`./services/${service.slug}/`);
    await wakeIslands(page);
    await page.mouse.move(5, 600);
    await button.press('Enter');
    await links.and(page.locator('[aria-current="page"]')).press('Enter');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test('a panel waits for a pointer that leaves it or crosses another button', async ({ page }) => {
  const services = shellOf(page).dropdown(menu.services);
  const industries = shellOf(page).dropdown(menu.industries);
  await page.clock.install();
  await openPage(page, '/about/');
  await stopClock(page);
  await test.step('a pointer that slips out for less than that loses nothing', async () => {
    await services.button.hover();
    await page.mouse.move(200, 600);
    await page.clock.runFor(grace - 1);
    await services.panel.hover();
    await page.clock.runFor(10 * grace);
    await expect(services.panel).toBeVisible();
  });
  await test.step('nor does one that crosses the other button, whose panel opens where it rests', async () => {
    await industries.button.hover();
    await page.clock.runFor(grace - 1);
    await services.links.last().hover();
    await page.clock.runFor(10 * grace);
    await expect(services.panel).toBeVisible();
    await expect(industries.panel).toBeHidden();
    await industries.button.hover();
    await page.clock.runFor(grace);
    await expect(services.panel).toBeHidden();
    await expect(industries.panel).toBeVisible();
  });
  await test.step('it closes after that time, but not one that was clicked meanwhile', async () => {
    await page.mouse.move(200, 600);
    await page.clock.runFor(grace);
    await expect(industries.panel).toBeHidden();
    await services.button.hover();
    await industries.button.click();
    await page.clock.runFor(10 * grace);
    await expect(industries.panel).toBeVisible();
    await expect(services.panel).toBeHidden();
  });
});
