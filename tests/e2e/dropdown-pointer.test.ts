import { expectPanelsToFit } from '../support/dropdown.ts';
import { wakeIslands } from '../support/islands.ts';
import { industry, menu, service } from '../support/samples.ts';
import { desktop, jumpTo, rectOf, shellOf, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ ...stillPage, viewport: desktop });

test('the mouse opens and closes the panels, which lie in their places, and reaches their links', async ({
  page,
}) => {
  await openPage(page, '/about/');
  const { button, panel, links } = shellOf(page).dropdown(menu.services);

  await test.step('the panels have their columns, lie inside the gutters and lose no pointer', () =>
    expectPanelsToFit(page));

  await test.step('the click that follows the hovering keeps the panel, the next one closes it', async () => {
    await button.click();
    await expect(panel).toBeVisible();
    await button.click();
    await expect(panel).toBeHidden();
    await button.click();
    await expect(panel).toBeVisible();
  });

  await test.step('a click elsewhere closes it', async () => {
    await page.mouse.click(100, 700);
    await expect(panel).toBeHidden();
  });

  await test.step('Escape closes a hovered panel, and the next click opens it again', async () => {
    await button.hover();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await button.click();
    await expect(panel).toBeVisible();
  });

  await test.step('an open panel follows the header that becomes fixed', async () => {
    await jumpTo(page, 300);
    await expect.poll(async () => (await rectOf(panel)).top).toBeCloseTo(58, 1);
  });

  await test.step('hovering opens a panel, whose links can be reached and followed', async () => {
    await page.mouse.click(100, 700);
    await expect(panel).toBeHidden();
    await jumpTo(page, 0);
    await button.hover();
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const { left, top } = await rectOf(links.filter({ hasText: service.name }));
    // First down, then across: the straight way leaves button and panel for a moment.
    const middle = await rectOf(button);
    await page.mouse.move(middle.left + middle.width / 2, top + 20, { steps: 15 });
    await page.mouse.move(left + 20, top + 20, { steps: 15 });
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL(`./services/${service.slug}/`);
  });

  await test.step('the link to the current page closes its panel and gives the focus back', async () => {
    await page.waitForLoadState();
    await wakeIslands(page);
    await page.mouse.move(5, 600);
    await expect(panel).toBeHidden();
    await button.press('Enter');
    await links.and(page.locator('[aria-current="page"]')).press('Enter');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  test('a tap opens a panel, a second one or one elsewhere closes it, and one on a link follows it', async ({
    page,
  }) => {
    await openPage(page, '/about/');
    const { button, panel, links } = shellOf(page).dropdown(menu.industries);
    await button.tap();
    await expect(panel).toBeVisible();
    await button.tap();
    await expect(panel).toBeHidden();
    await button.tap();
    await expect(panel).toBeVisible();
    await page.touchscreen.tap(100, 700);
    await expect(panel).toBeHidden();
    await button.tap();
    await links.filter({ hasText: industry.name }).tap();
    await expect(page).toHaveURL(`./industries/${industry.slug}/`);
  });
});
