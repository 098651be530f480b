import type { Page } from 'playwright/test';
import { industries as allIndustries } from '../../shared/content/industries.ts';
import { services as allServices } from '../../shared/content/services.ts';
import { stopClock } from '../support/clock.ts';
import { wakeIslands } from '../support/islands.ts';
import { industry, menu, service } from '../support/samples.ts';
import { desktop, jumpTo, rectOf, shellOf, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ ...stillPage, viewport: desktop });

const gutterOf = ({ width }: { width: number }) =>
  Math.min(Math.max(20, 0.052 * width), 75) + Math.max(0, width - (width < 1920 ? 1440 : 1640)) / 2;

/**
 * Waits until a panel is open and measures it: itself, its links, and the points between it and its button at which the pointer is
 * in neither.
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

/** Stops the page's timers, so that a test can let exactly so many milliseconds pass. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install();
  await openPage(page, '/about/');
  await stopClock(page);
  return shellOf(page);
}

/** Columns of a panel, and its width in px. */
const columnsFor = (entries: number) => (entries > 8 ? ([3, 736] as const) : ([2, 500] as const));

const panels = [
  [menu.services, allServices.length, ...columnsFor(allServices.length)],
  [menu.industries, allIndustries.length, ...columnsFor(allIndustries.length)],
] as const;

/** Opens both panels with the mouse in windows of several widths, at the top and scrolled, and measures them. */
async function expectPanelsToFit(page: Page): Promise<void> {
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

test('the mouse opens and closes the panels, which lie in their places, and reaches their links', async ({
  page,
}) => {
  await openPage(page, '/about/');
  const { button, panel, links } = shellOf(page).dropdown(menu.services);

  await test.step('the panels have their columns, lie inside the gutters and lose no pointer', () =>
    expectPanelsToFit(page));

  await test.step('the click that follows the hovering keeps the panel, the next one closes it', async () => {
    await button.click();
    await expect(panel).toBeVisible();
    await button.click();
    await expect(panel).toBeHidden();
    await button.click();
    await expect(panel).toBeVisible();
  });

  await test.step('a click elsewhere closes it', async () => {
    await page.mouse.click(100, 700);
    await expect(panel).toBeHidden();
  });

  await test.step('Escape closes a hovered panel, and the next click opens it again', async () => {
    await button.hover();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await button.click();
    await expect(panel).toBeVisible();
  });

  await test.step('an open panel follows the header that becomes fixed', async () => {
    await jumpTo(page, 300);
    await expect.poll(async () => (await rectOf(panel)).top).toBeCloseTo(58, 1);
  });

  await test.step('hovering opens a panel, whose links can be reached and followed', async () => {
    await page.mouse.click(100, 700);
    await expect(panel).toBeHidden();
    await jumpTo(page, 0);
    await button.hover();
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const { left, top } = await rectOf(links.filter({ hasText: service.name }));
    // First down, then across: the straight way leaves button and panel for a moment.
    const middle = await rectOf(button);
    await page.mouse.move(middle.left + middle.width / 2, top + 20, { steps: 15 });
    await page.mouse.move(left + 20, top + 20, { steps: 15 });
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL(`./services/${service.slug}/`);
  });

  await test.step('the link to the current page closes its panel and gives the focus back', async () => {
    await page.waitForLoadState();
    await wakeIslands(page);
    await page.mouse.move(5, 600);
    await expect(panel).toBeHidden();
    await button.press('Enter');
    await links.and(page.locator('[aria-current="page"]')).press('Enter');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test('a panel waits 150 ms for a pointer that leaves it or crosses another button', async ({ page }) => {
  const shell = await openWithStoppedClock(page);
  const services = shell.dropdown(menu.services);
  const industries = shell.dropdown(menu.industries);

  await test.step('it closes after that time', async () => {
    await services.button.hover();
    await expect(services.panel).toBeVisible();
    await page.mouse.move(200, 600);
    await page.clock.runFor(149);
    await expect(services.panel).toBeVisible();
    await page.clock.runFor(1);
    await expect(services.panel).toBeHidden();
    await expect(services.button).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('a pointer that slips out for less than that loses nothing', async () => {
    await services.button.hover();
    await page.mouse.move(200, 600);
    await page.clock.runFor(149);
    await services.panel.hover();
    await page.clock.runFor(1000);
    await expect(services.panel).toBeVisible();
  });

  await test.step('crossing the other button on the way to a panel does not switch panels', async () => {
    await services.button.hover();
    await industries.button.hover();
    await page.clock.runFor(149);
    await services.links.last().hover();
    await page.clock.runFor(1000);
    await expect(services.panel).toBeVisible();
    await expect(industries.panel).toBeHidden();
  });

  await test.step('resting on the other button switches panels', async () => {
    await services.button.hover();
    await industries.button.hover();
    await page.clock.runFor(150);
    await expect(services.panel).toBeHidden();
    await expect(industries.panel).toBeVisible();
  });

  await test.step('a click on the other button at once opens its panel for good', async () => {
    await page.mouse.move(200, 600);
    await page.clock.runFor(150);
    await services.button.hover();
    await industries.button.click();
    await expect(industries.panel).toBeVisible();
    await page.clock.runFor(1000);
    await expect(industries.panel).toBeVisible();
    await expect(services.panel).toBeHidden();
  });
});

test('the keyboard opens, walks through and closes the panels', async ({ page }) => {
  await openPage(page, '/about/');
  const { nav, dropdown } = shellOf(page);
  const services = dropdown(menu.services);
  const industries = dropdown(menu.industries);

  await test.step('focus alone opens nothing', async () => {
    await nav.getByRole('link', { name: menu.about }).focus();
    await page.keyboard.press('Tab');
    await expect(services.button).toBeFocused();
    await expect(services.button).toHaveAttribute('aria-expanded', 'false');
    await expect(services.panel).toBeHidden();
  });

  for (const key of ['Enter', 'Space']) {
    await test.step(`${key} opens and closes a panel`, async () => {
      const { button, panel } = industries;
      await button.focus();
      await page.keyboard.press(key);
      await expect(panel).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press(key);
      await expect(panel).toBeHidden();
    });
  }

  await test.step('Tab goes through the links of a panel', async () => {
    const { button, links } = industries;
    await button.press('Enter');
    await expect(links).toHaveCount(allIndustries.length);
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    for (let link = 1; link < allIndustries.length; link++) await page.keyboard.press('Tab');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('Escape closes the panel and gives the focus back to the button', async () => {
    await services.button.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(services.links.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(services.panel).toBeHidden();
    await expect(services.button).toBeFocused();
  });

  await test.step('the focus moving out closes the panel, forwards and backwards', async () => {
    await services.button.press('Enter');
    await services.links.last().focus();
    await page.keyboard.press('Tab');
    await expect(industries.button).toBeFocused();
    await expect(services.panel).toBeHidden();
    await services.button.press('Enter');
    await expect(services.panel).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(nav.getByRole('link', { name: menu.about })).toBeFocused();
    await expect(services.panel).toBeHidden();
  });

  await test.step('the panels are lists of links and no menus', async () => {
    await services.button.press('Enter');
    await expect(services.panel.getByRole('list')).toHaveCount(1);
    await expect(services.panel.getByRole('listitem')).toHaveCount(allServices.length);
    await expect(page.locator('[role^="menu"]')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('a panel that hovering opened gives the focus back as well', async () => {
    await services.button.hover();
    await services.links.first().focus();
    await page.keyboard.press('Escape');
    await expect(services.panel).toBeHidden();
    await expect(services.button).toBeFocused();
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  test('a tap opens a panel, a second one or one elsewhere closes it, and one on a link follows it', async ({
    page,
  }) => {
    await openPage(page, '/about/');
    const { button, panel, links } = shellOf(page).dropdown(menu.industries);
    await button.tap();
    await expect(panel).toBeVisible();
    await button.tap();
    await expect(panel).toBeHidden();
    await button.tap();
    await expect(panel).toBeVisible();
    await page.touchscreen.tap(100, 700);
    await expect(panel).toBeHidden();
    await button.tap();
    await links.filter({ hasText: industry.name }).tap();
    await expect(page).toHaveURL(`./industries/${industry.slug}/`);
  });
});
