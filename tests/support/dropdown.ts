import type { Page } from 'playwright/test';
import { industries as allIndustries } from '../../shared/content/industries.ts';
import { services as allServices } from '../../shared/content/services.ts';
import { menu } from './samples.ts';
import { desktop, jumpTo, shellOf } from './shell.ts';
import { expect, test } from './test.ts';

const gutterOf = ({ width }: { width: number }) =>
  Math.min(Math.max(20, 0.052 * width), 75) + Math.max(0, width - (width < 1920 ? 1440 : 1640)) / 2;

/**
 * Waits until a panel is open and measures it: itself, its links, and the points between it and its button at which the
 * pointer is in neither.
 */
function measure(page: Page, label: string) {
  return shellOf(page)
    .dropdown(label)
    .group.evaluate(async (group) => {
      const open = group.querySelector('[popover]')!;
      if (!open.matches(':popover-open')) {
        await new Promise((resolve) => open.addEventListener('toggle', resolve, { once: true }));
      }
      await Promise.all(open.getAnimations({ subtree: true }).map(({ finished }) => finished));
      const button = group.querySelector('button')!.getBoundingClientRect();
      const { left, right, top, width } = open.getBoundingClientRect();
      const links = [...open.querySelectorAll('a')]
        .filter((link) => link.checkVisibility())
        .map((link) => link.getBoundingClientRect());
      const gaps: number[] = [];
      for (const x of [button.left + 1, button.left + button.width / 2, button.right - 1]) {
        for (let y = button.top + button.height / 2; y < top + 30; y++) {
          if (document.elementFromPoint(x, y)?.closest('.nav-dropdown') !== group) gaps.push(y);
        }
      }
      return {
        panel: { left, right, top, width },
        count: links.length,
        columns: new Set(links.map((link) => link.left)).size,
        leastOfLinks: Math.min(...links.flatMap((link) => [link.width, link.height])),
        gaps,
      };
    });
}

/** Columns of a panel, and its width in px. */
const columnsFor = (entries: number) => (entries > 8 ? ([3, 736] as const) : ([2, 500] as const));

/** Each panel with the count of its links, of which the overview's is one. */
const panels = [
  [menu.services, 1 + allServices.length, ...columnsFor(allServices.length)],
  [menu.industries, 1 + allIndustries.length, ...columnsFor(allIndustries.length)],
] as const;

/** Opens both panels with the mouse in windows of several widths, at the top and scrolled, and measures them. */
export async function expectPanelsToFit(page: Page): Promise<void> {
  // Between 900 and 1440 px all widths grow evenly.
  for (const size of [{ width: 900, height: 700 }, { width: 1920, height: 1080 }, desktop]) {
    await page.setViewportSize(size);
    for (const [scroll, top] of [
      [600, 58],
      [0, 44 + 84],
    ] as const) {
      await jumpTo(page, scroll);
      for (const [label, count, columns, width] of panels) {
        await test.step(`${label} at ${size.width} px, scrolled by ${scroll}`, async () => {
          await shellOf(page).dropdown(label).button.hover({ force: true });
          const measures = await measure(page, label);
          expect(measures).toMatchObject({ count, columns, gaps: [], panel: { width } });
          expect(measures.leastOfLinks).toBeGreaterThanOrEqual(44);
          expect(measures.panel.top).toBeCloseTo(top, 1);
          expect(measures.panel.right).toBeCloseTo(size.width - gutterOf(size), 0);
          expect(measures.panel.left).toBeGreaterThanOrEqual(gutterOf(size));
        });
      }
    }
  }
  await page.mouse.move(5, 600);
  await expect(shellOf(page).dropdown(menu.industries).panel).toBeHidden();
}
