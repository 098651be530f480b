import { about } from '../../shared/content/about.ts';
import { shellWords } from '../../shared/content/words/shell.ts';
import { rectOf, shellOf, stillPage, windows } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use(stillPage);

test('title, subtitle, breadcrumb and picture have their places in the banner', async ({ page }) => {
  await openPage(page, '/about/');
  const banner = page.locator('.page-banner');
  const title = banner.getByRole('heading', { level: 1 });
  const breadcrumb = banner.getByRole('navigation', { name: shellWords.breadcrumb });
  await expect(title).toHaveText(about.banner.title);
  const picture = banner.locator('img');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  for (const size of windows) {
    await test.step(`at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      const [crumbs, heading, subtitle, whole] = await Promise.all(
        [breadcrumb, title, banner.locator('p'), banner].map(rectOf),
      );
      expect(crumbs!.bottom).toBeLessThanOrEqual(heading!.top);
      expect(heading!.bottom).toBeLessThanOrEqual(subtitle!.top);
      expect(subtitle!.bottom).toBeLessThan(whole!.bottom);
      const frame = await rectOf(picture);
      expect(frame.right).toBe(size.width);
      expect(frame.bottom).toBeCloseTo(whole!.bottom, 0);
      if (size.width < 600) expect(frame.top).toBeGreaterThanOrEqual(subtitle!.bottom);
      else expect(frame.height).toBeCloseTo(whole!.height, 0);
      expect((await rectOf(shellOf(page).header)).bottom).toBeLessThan(crumbs!.top);
    });
  }
});
