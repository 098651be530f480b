import { rectOf, shellOf, stillPage, windows } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use(stillPage);

for (const size of windows) {
  test(`title, subtitle, breadcrumb and picture stand in the banner at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openPage(page, '/about/');
    const banner = page.locator('.page-banner');
    const title = banner.getByRole('heading', { level: 1 });
    const breadcrumb = banner.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(title).toHaveText('About Us');
    const [crumbs, heading, subtitle, whole] = await Promise.all(
      [breadcrumb, title, banner.locator('p'), banner].map(rectOf),
    );
    expect(crumbs!.bottom).toBeLessThanOrEqual(heading!.top);
    expect(heading!.bottom).toBeLessThanOrEqual(subtitle!.top);
    expect(subtitle!.bottom).toBeLessThan(whole!.bottom);
    expect((await rectOf(shellOf(page).header)).bottom).toBeLessThan(crumbs!.top);

    const picture = banner.locator('img');
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect((await rectOf(picture)).right).toBe(size.width);
    expect((await rectOf(picture)).height).toBeCloseTo(whole!.height, 0);
  });
}

test('the breadcrumb leads home and to the page itself', async ({ page, baseURL }) => {
  await openPage(page, '/about/');
  const links = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'About Us']);
  await expect(links.first()).toHaveJSProperty('href', new URL('./', baseURL).href);
  await expect(links.last()).toHaveJSProperty('href', new URL('./about/', baseURL).href);
  await expect(links.first()).not.toHaveAttribute('aria-current');
  await expect(links.last()).toHaveAttribute('aria-current', 'page');
});

test('the breadcrumb of the second careers address names the first', async ({ page, baseURL }) => {
  await openPage(page, '/career/');
  const current = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last();
  await expect(current).toHaveText('Careers');
  await expect(current).toHaveJSProperty('href', new URL('./careers/', baseURL).href);
});
