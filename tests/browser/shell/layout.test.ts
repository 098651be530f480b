import type { Locator } from 'playwright/test';
import { shellWords } from '#shared/words/shell.ts';
import { jumpTo, phone, rectOf, shellOf, stillPage, windows } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use(stillPage);

/** The visible links and buttons of a part that are smaller than `size` px, with their measures. */
async function smallerThan(size: number, part: Locator): Promise<string[]> {
  const targets = await part
    .locator('a, button, summary:not([tabindex="-1"])')
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

test('banner and footer adapt to the window, and targets are large enough', async ({ page }) => {
  await openPage(page, '/about/');
  const { header, footer } = shellOf(page);
  const banner = page.locator('.page-top');
  const title = banner.getByRole('heading', { level: 1 });

  for (const size of windows) {
    await page.setViewportSize(size);
    await jumpTo(page, 0);
    if (size.width < 600) {
      // Its upper edge is transparent.
      const { top } = await rectOf(banner.locator('img'));
      expect(top, 'the picture is below the texts').toBeGreaterThan(
        (await rectOf(banner.locator('p'))).bottom - 24,
      );
    }
    await test.step(`targets at ${size.width} px`, async () => {
      // axe asks for 24 px of all others.
      expect(await smallerThan(44, header)).toEqual([]);
      expect(await smallerThan(44, footer.locator('.profile-links'))).toEqual([]);
      await jumpTo(page, 600);
      expect(await smallerThan(44, header)).toEqual([]);
    });
  }

  const columns = footer.getByRole('heading', { level: 2 });
  for (const [width, rows] of [
    [320, 4],
    [900, 3],
    [1199, 3],
    [1200, 1],
  ] as const) {
    await test.step(`${rows} rows in the footer at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const tops = columns.evaluateAll((columns) =>
        columns.map((column) => Math.round(column.getBoundingClientRect().top)),
      );
      expect(new Set(await tops).size).toBe(rows);
      expect((await rectOf(columns.first())).left).toBeCloseTo((await rectOf(title)).left, 0);
    });
  }

  await test.step('on a phone the footer’s lists open one by one', async () => {
    await page.setViewportSize(phone);
    const list = (name: string) => footer.getByRole('list', { name });
    await expect(list(shellWords.footer.services)).toBeHidden();
    await columns.filter({ hasText: shellWords.footer.services }).click();
    await expect(list(shellWords.footer.services)).toBeVisible();
    await expect(list(shellWords.footer.technology)).toBeHidden();
  });
});
