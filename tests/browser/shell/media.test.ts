import { exampleLinks } from '#shared/model/pageLinks.ts';
import { siteData } from '#shared/shell/siteData.ts';
import { shellWords } from '#shared/words/shell.ts';
import { rgb } from '../../support/colours.ts';
import { layoutFaults } from '../../support/layoutFaults.ts';
import { menu, service } from '../../support/samples.ts';
import { desktop, jumpTo, phone, shellOf, stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use(stillPage);

const shellParts = ['.contact-strip', '.header', '.page-top', '.footer'];

const canvas = { light: 'rgb(255, 255, 255)', dark: 'rgb(0, 0, 0)' };

test('forced colours leave logos, edges and the mark of the current page', async ({ page }) => {
  const { header, footer, nav, menuButton, drawer, dropdown } = shellOf(page);
  const grounds = { dark: rgb('white'), light: rgb('navy-900') };
  const logo = header.locator('img').filter({ visible: true });
  await page.setViewportSize(desktop);

  await openPage(page, '/about/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`${colorScheme}: the header over the picture`, async () => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await expect(header).toHaveCSS('background-color', canvas[colorScheme]);
      await expect(header).toHaveCSS('border-bottom-width', '1px');
      const line = await nav
        .getByRole('link', { name: menu.about })
        .evaluate((link) => getComputedStyle(link, '::after').backgroundColor);
      expect(line).not.toBe(canvas[colorScheme]);
      expect(await layoutFaults(page, shellParts)).toEqual([]);
    });
  }

  await test.step('a button without a ground of its own', async () => {
    await openPage(page, '/');
    const button = page.locator('.button--secondary').first();
    await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  await openPage(page, `/services/${service.slug}/`);
  await test.step('the dropdown', async () => {
    await expect(logo).toHaveCSS('background-color', grounds.light);
    await expect(footer.locator('img')).toHaveCSS('background-color', grounds.light);
    const { button, panel, links } = dropdown(menu.services);
    await button.press('Enter');
    await expect(panel).toHaveCSS('border-top-width', '1px');
    await expect(links.filter({ hasText: service.name })).toHaveCSS('text-decoration-line', 'underline');
    await page.keyboard.press('Escape');
  });
  await test.step('the drawer', async () => {
    await page.setViewportSize(phone);
    await expect(logo).toHaveCSS('background-color', grounds.dark);
    await expect(footer.locator('img')).toHaveCSS('background-color', grounds.light);
    await menuButton.click();
    await expect(drawer).toHaveCSS('border-left-width', '1px');
    await expect(drawer.locator('img')).toHaveCSS('background-color', grounds.dark);
    await expect(drawer.locator('[aria-current]').first()).toHaveCSS('text-decoration-line', 'underline');
  });
});

test('the shell shows only what is useful in print, in its normal position', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await openPage(page, '/about/');
  await jumpTo(page, 500);
  await page.emulateMedia({ media: 'print' });
  const { header, footer, drawer, menuButton, nav } = shellOf(page);
  await expect(header).toHaveCSS('position', 'static');
  await expect(header.locator('.logo__picture').filter({ visible: true })).not.toHaveClass(/--light/);
  await expect(page.locator('.contact-strip').getByRole('link')).toHaveCount(2);
  for (const hidden of [nav, menuButton, drawer, footer.locator('.profile-links'), footer.locator('img')]) {
    await expect(hidden).toBeHidden();
  }
  await expect(page.getByRole('link', { name: shellWords.skipLink })).toBeHidden();
  await expect(footer.getByText(siteData.copyright)).toBeVisible();
  // At one moment: the browser goes on scrolling to where the page was.
  const gap = () =>
    header.evaluate((header) => {
      const banner = document.querySelector('.page-top')!;
      return Math.round(banner.getBoundingClientRect().top - header.getBoundingClientRect().bottom);
    });
  await expect.poll(gap).toBe(0);
  expect(await layoutFaults(page, shellParts)).toEqual([]);
  for (const part of shellParts)
    await expect(page.locator(part), 'no text has a dark ground').toHaveCSS(
      'background-color',
      /rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/,
    );
  await test.step('a document is printed alone', async () => {
    await openPage(page, exampleLinks[0]!.path);
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.locator('.callout')).toBeHidden();
    await expect(footer).toBeHidden();
  });
});
