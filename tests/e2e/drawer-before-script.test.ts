import { shellWords } from '../../shared/content/words/shell.ts';
import { industry, menu, service } from '../support/samples.ts';
import { openWithoutScript, phone, rectOf, shellOf, stillPage } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ ...stillPage, viewport: phone, hasTouch: true });

test('before the script, taps open and close the drawer, which stays as it is when it arrives', async ({
  page,
}) => {
  const { menuButton, drawer, closeButton, accordion, nav, footer } = shellOf(page);
  const services = accordion(menu.services);
  const industries = accordion(menu.industries);
  const release = await openWithoutScript(page, '/about/');

  await test.step('Escape, the button and the scrim close it', async () => {
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => closeButton.tap(),
      () => page.touchscreen.tap(60, 500),
    ]) {
      await menuButton.tap();
      await expect(drawer).toBeVisible();
      await expect(closeButton).toBeFocused();
      expect((await rectOf(drawer)).width).toBe(250);
      await close();
      await expect(drawer).toBeHidden();
    }
    await expect(page).toHaveURL('./about/');
  });

  await test.step('a link in it leads to its page, where the closed drawer takes no focus', async () => {
    await menuButton.tap();
    await industries.locator('summary').tap();
    await industries.getByRole('link', { name: industry.name }).tap();
    await expect(page).toHaveURL(`./industries/${industry.slug}/`);
    await expect(footer).toBeVisible();
    await release();
    await expect(page.locator('body')).toBeFocused();
  });

  await test.step('an open drawer with an open accordion stays, and the page behind is shut off', async () => {
    const release = await openWithoutScript(page, '/about/');
    await menuButton.tap();
    await services.locator('summary').tap();
    const link = services.getByRole('link', { name: service.name });
    await link.focus();
    await release();
    await expect(drawer).toBeVisible();
    await expect(services).toHaveAttribute('open');
    await expect(industries).not.toHaveAttribute('open');
    await expect(link).toBeFocused();
    await expect(page.getByRole('main', { includeHidden: true })).toHaveJSProperty('inert', true);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menuButton).toBeFocused();
    await expect(services).toHaveAttribute('open');
  });

  await test.step('a focus that has wandered behind the open drawer comes back into it', async () => {
    const release = await openWithoutScript(page, '/about/');
    await menuButton.tap();
    await page
      .getByRole('navigation', { name: shellWords.breadcrumb })
      .getByRole('link', { name: shellWords.home })
      .focus();
    await release();
    await expect(closeButton).toBeFocused();
  });

  await test.step('a drawer that the widened window hides is closed, and the page can be used', async () => {
    const release = await openWithoutScript(page, '/about/');
    await menuButton.tap();
    await page.setViewportSize({ width: 1024, height: 700 });
    await release();
    await nav.getByRole('link', { name: menu.contact }).click();
    await expect(page).toHaveURL('./contact/');
  });
});
