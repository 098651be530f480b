import { shellWords } from '../../shared/content/words/shell.ts';
import { industry, menu, service } from '../support/samples.ts';
import { openWithoutScript, phone, rectOf, shellOf, stillPage } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ ...stillPage, viewport: phone, hasTouch: true });

test.describe('before the script', () => {
  test('the first tap opens the drawer, Escape, the button and the scrim close it, and a link leads to its page', async ({
    page,
  }) => {
    await openWithoutScript(page, '/about/');
    const { menuButton, drawer, closeButton, accordion } = shellOf(page);
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
    await menuButton.tap();
    await accordion(menu.industries).locator('summary').tap();
    await accordion(menu.industries).getByRole('link', { name: industry.name }).tap();
    await expect(page).toHaveURL(`./industries/${industry.slug}/`);
  });
});

test.describe('when the script arrives', () => {
  test('an open drawer with an open accordion stays, and the page behind is shut off', async ({ page }) => {
    const release = await openWithoutScript(page, '/about/');
    const { menuButton, drawer, accordion } = shellOf(page);
    await menuButton.tap();
    await accordion(menu.services).locator('summary').tap();
    const link = accordion(menu.services).getByRole('link', { name: service.name });
    await link.focus();
    await release();
    await expect(drawer).toBeVisible();
    await expect(accordion(menu.services)).toHaveAttribute('open');
    await expect(accordion(menu.industries)).not.toHaveAttribute('open');
    await expect(link).toBeFocused();
    await expect(page.getByRole('main', { includeHidden: true })).toHaveJSProperty('inert', true);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menuButton).toBeFocused();
    await expect(accordion(menu.services)).toHaveAttribute('open');
  });

  test('a focus that has wandered behind the open drawer comes back into it', async ({ page }) => {
    const release = await openWithoutScript(page, '/about/');
    const { menuButton, closeButton } = shellOf(page);
    await menuButton.tap();
    await page
      .getByRole('navigation', { name: shellWords.breadcrumb })
      .getByRole('link', { name: shellWords.home })
      .focus();
    await release();
    await expect(closeButton).toBeFocused();
  });

  test('a drawer that the widened window hides is closed, and the page can be used', async ({ page }) => {
    const release = await openWithoutScript(page, '/about/');
    const { menuButton, nav } = shellOf(page);
    await menuButton.tap();
    await page.setViewportSize({ width: 1024, height: 700 });
    await release();
    await nav.getByRole('link', { name: menu.contact }).click();
    await expect(page).toHaveURL('./contact/');
  });

  test('a closed drawer takes no focus', async ({ page }) => {
    const release = await openWithoutScript(page, '/about/');
    await release();
    await expect(page.locator('body')).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('drawer and accordions open, close and lead on', async ({ page }) => {
    await page.goto('./about/');
    const { menuButton, drawer, closeButton, accordion } = shellOf(page);
    await menuButton.tap();
    await expect(drawer).toBeVisible();
    await closeButton.tap();
    await expect(drawer).toBeHidden();
    await menuButton.tap();
    await accordion(menu.services).locator('summary').tap();
    await accordion(menu.industries).locator('summary').tap();
    await accordion(menu.services).locator('summary').tap();
    await expect(accordion(menu.services).getByRole('link')).toHaveCount(0);
    await accordion(menu.industries).getByRole('link', { name: industry.name }).tap();
    await expect(page).toHaveURL(`./industries/${industry.slug}/`);
    await expect(drawer).toBeHidden();
  });
});
