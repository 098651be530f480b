import { expectAccessible } from '../../support/axe.ts';
import { openJob } from '../../support/careers.ts';
import { stopClock } from '../../support/clock.ts';
import { expectReactions } from '../../support/reactions.ts';
import { menu, service } from '../../support/samples.ts';
import { desktop, phone, shellOf, stillPage } from '../../support/shell.ts';
import { openPage, test } from '../../support/test.ts';

test.use({ ...stillPage, viewport: desktop });

// Those of pages are tested where each page is visited.
test('controls show hover and press, and open menus are accessible', async ({ page }) => {
  await page.clock.install();
  const { header, menuButton, drawer, accordion, dropdown, footer } = shellOf(page);
  await test.step('the dialog of a job', async () => expectReactions(page, await openJob(page)));
  await test.step('strip, header, footer and dropdown', async () => {
    await openPage(page, `/services/${service.slug}/`);
    for (const area of [page.locator('.contact-strip'), header, footer]) await expectReactions(page, area);
    const { button, panel } = dropdown(menu.services);
    await button.press('Enter');
    await expectAccessible(page, '.nav-dropdown__panel:popover-open');
    // The panel stays while the mouse is away.
    await stopClock(page);
    await expectReactions(page, panel);
    await page.keyboard.press('Escape');
    await page.clock.resume();
  });
  await test.step('the drawer', async () => {
    await page.setViewportSize(phone);
    await expectReactions(page, header);
    await menuButton.click();
    await accordion(menu.services).locator('summary').click();
    await expectReactions(page, drawer);
    await expectAccessible(page, '.drawer');
  });
});
