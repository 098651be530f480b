import type { Locator } from 'playwright/test';
import { jumpTo, shellOf, stillPage, windows } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use(stillPage);

/** The visible links and buttons of a part that are smaller than `size` px, with their measures. */
async function smallerThan(size: number, part: Locator): Promise<string[]> {
  const targets = await part
    .locator('a, button, summary')
    .filter({ visible: true })
    .evaluateAll((targets) =>
      targets.map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return { name: target.textContent, width, height };
      }),
    );
  expect(targets.length).toBeGreaterThan(0);
  return targets
    .filter(({ width, height }) => width < size || height < size)
    .map(({ name, width, height }) => `${name} ${width} x ${height}`);
}

test('links of strip, banner and footer have 24 px, the header’s controls 44 px', async ({ page }) => {
  await openPage(page, '/about/');
  const { header, footer } = shellOf(page);
  for (const size of windows) {
    await test.step(`at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await jumpTo(page, 0);
      expect(await smallerThan(44, header)).toEqual([]);
      expect(await smallerThan(44, footer.locator('.profile-links'))).toEqual([]);
      expect(await smallerThan(24, page.locator('.page-banner'))).toEqual([]);
      expect(await smallerThan(24, footer)).toEqual([]);
      if (size.width >= 900) expect(await smallerThan(24, page.locator('.contact-strip'))).toEqual([]);
      await jumpTo(page, 600);
      expect(await smallerThan(44, header)).toEqual([]);
    });
  }
});
