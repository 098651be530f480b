import { stopClock } from '../support/clock.ts';
import { menu } from '../support/samples.ts';
import { desktop, shellOf, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ ...stillPage, viewport: desktop });

test('a panel waits 150 ms for a pointer that leaves it or crosses another button', async ({ page }) => {
  const services = shellOf(page).dropdown(menu.services);
  const industries = shellOf(page).dropdown(menu.industries);
  await page.clock.install();
  await openPage(page, '/about/');
  await stopClock(page);
  await test.step('it closes after that time', async () => {
    await services.button.hover();
    await expect(services.panel).toBeVisible();
    await page.mouse.move(200, 600);
    await page.clock.runFor(149);
    await expect(services.panel).toBeVisible();
    await page.clock.runFor(1);
    await expect(services.panel).toBeHidden();
    await expect(services.button).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('a pointer that slips out for less than that loses nothing', async () => {
    await services.button.hover();
    await page.mouse.move(200, 600);
    await page.clock.runFor(149);
    await services.panel.hover();
    await page.clock.runFor(1000);
    await expect(services.panel).toBeVisible();
  });
  await test.step('crossing the other button on the way to a panel does not switch panels', async () => {
    await services.button.hover();
    await industries.button.hover();
    await page.clock.runFor(149);
    await services.links.last().hover();
    await page.clock.runFor(1000);
    await expect(services.panel).toBeVisible();
    await expect(industries.panel).toBeHidden();
  });
  await test.step('resting on the other button switches panels', async () => {
    await services.button.hover();
    await industries.button.hover();
    await page.clock.runFor(150);
    await expect(services.panel).toBeHidden();
    await expect(industries.panel).toBeVisible();
  });
  await test.step('a click on the other button at once opens its panel for good', async () => {
    await page.mouse.move(200, 600);
    await page.clock.runFor(150);
    await services.button.hover();
    await industries.button.click();
    await expect(industries.panel).toBeVisible();
    await page.clock.runFor(1000);
    await expect(industries.panel).toBeVisible();
    await expect(services.panel).toBeHidden();
  });
});
