import { industries, services } from '#shared/model/content.ts';
import { shellWords } from '#shared/words/shell.ts';
import { menu } from '../../support/samples.ts';
import {
  desktop,
  jumpTo,
  phone,
  rectOf,
  settle,
  shellOf,
  shortestSide,
  stillPage,
  windows,
} from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use({ ...stillPage, viewport: desktop });

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

/** In the page: a panel, and the points between it and its button at which the pointer is in neither. */
function measure(group: Element) {
  const panel = group.querySelector('[popover]')!;
  const button = group.querySelector('button')!.getBoundingClientRect();
  const { top, width } = panel.getBoundingClientRect();
  const gaps: number[] = [];
  for (const x of [button.left + 1, button.left + button.width / 2, button.right - 1]) {
    for (let y = button.top + button.height / 2; y < top + 30; y++) {
      if (document.elementFromPoint(x, y)?.closest('.nav-dropdown') !== group) gaps.push(y);
    }
  }
  return { top, width, gaps };
}

test('the panels lie below the header, have large rows and lose no pointer', async ({ page }) => {
  await openPage(page, '/about/');
  // Between 900 and 1440 px all widths grow evenly.
  for (const size of [{ width: 900, height: 700 }, { width: 1920, height: 1080 }, desktop]) {
    await page.setViewportSize(size);
    for (const [scroll, top] of [
      [600, 58],
      [0, 44 + 84],
    ] as const) {
      await jumpTo(page, scroll);
      for (const [label, { length }] of [
        [menu.services, services],
        [menu.industries, industries],
      ] as const) {
        await test.step(`${label} at ${size.width} px, scrolled by ${scroll}`, async () => {
          const { group, button, panel, links } = shellOf(page).dropdown(label);
          await button.hover({ force: true });
          await expect(panel).toBeVisible();
          await settle(panel);
          const measures = await group.evaluate(measure);
          expect(measures).toMatchObject({ width: length > 8 ? 736 : 500, gaps: [] });
          // Those to the overview and to How we work are two more.
          await expect(links).toHaveCount(2 + length);
          expect(await shortestSide(links)).toBeGreaterThanOrEqual(44);
          expect(measures.top).toBeCloseTo(top, 1);
        });
      }
    }
  }
});
