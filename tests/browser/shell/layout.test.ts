import { shellWords } from '#shared/words/shell.ts';
import { jumpTo, phone, rectOf, shellOf, shortestSide, stillPage, windows } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use(stillPage);

test('the footer adapts to the window, and targets are large enough', async ({ page }) => {
  await openPage(page, '/about/');
  const { footer } = shellOf(page);
  const title = page.getByRole('heading', { level: 1 });

  for (const size of windows) {
    await page.setViewportSize(size);
    await jumpTo(page, 0);
    // axe asks for 24 px of all others.
    const targets = page.locator('.header, .profile-links').locator('a, button');
    expect(await shortestSide(targets), `${size.width} px`).toBeGreaterThanOrEqual(44);
    await jumpTo(page, 600);
    expect(await shortestSide(targets), `${size.width} px, scrolled`).toBeGreaterThanOrEqual(44);
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
