import { industries, services } from '#shared/model/content.ts';
import { menu } from '../../support/samples.ts';
import { desktop, jumpTo, settle, shellOf, shortestSide, stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use({ ...stillPage, viewport: desktop });

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
