import type { Page } from 'playwright/test';
import { industries } from '../../shared/content/industries.ts';
import { services as allServices } from '../../shared/content/services.ts';
import { stopClock } from '../support/clock.ts';
import { industry, menu, service } from '../support/samples.ts';
import { desktop, jumpTo, rectOf, settle, shellOf, stillPage, wideWindows } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ ...stillPage, viewport: desktop });

const gutterOf = ({ width }: { width: number }) =>
  Math.min(Math.max(20, 0.052 * width), 75) + Math.max(0, width - (width < 1920 ? 1440 : 1640)) / 2;

/** The points between a button and its panel at which the pointer is in neither. */
function gapsBelow(page: Page, label: string): Promise<number[]> {
  return shellOf(page)
    .dropdown(label)
    .group.evaluate((group) => {
      const button = group.querySelector('button')!.getBoundingClientRect();
      const panel = group.querySelector('[popover]')!.getBoundingClientRect();
      const gaps: number[] = [];
      for (const x of [button.left + 1, button.left + button.width / 2, button.right - 1]) {
        for (let y = button.top + button.height / 2; y < panel.top + 30; y++) {
          if (document.elementFromPoint(x, y)?.closest('.nav-dropdown') !== group) gaps.push(y);
        }
      }
      return gaps;
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

test('the panels have their columns, lie inside the gutters and lose no pointer', async ({ page }) => {
  await openPage(page, '/about/');
  for (const size of [{ width: 900, height: 700 }, ...wideWindows, { width: 1920, height: 1080 }]) {
    await page.setViewportSize(size);
    for (const [scroll, top] of [
      [0, 44 + 84],
      [600, 58],
    ] as const) {
      await jumpTo(page, scroll);
      for (const [label, count, columns, width] of [
        [menu.services, allServices.length, ...columnsFor(allServices.length)],
        [menu.industries, industries.length, ...columnsFor(industries.length)],
      ] as const) {
        await test.step(`${label} at ${size.width} px, scrolled by ${scroll}`, async () => {
          const { button, panel, links } = shellOf(page).dropdown(label);
          await button.hover();
          await expect(links).toHaveCount(count);
          await settle(panel);
          const rects = await Promise.all((await links.all()).map(rectOf));
          expect(new Set(rects.map(({ left }) => left)).size).toBe(columns);
          for (const { height, width } of rects) {
            expect(height).toBeGreaterThanOrEqual(44);
            expect(width).toBeGreaterThanOrEqual(44);
          }
          const rect = await rectOf(panel);
          expect(rect.width).toBe(width);
          expect(rect.top).toBeCloseTo(top, 1);
          expect(rect.right).toBeCloseTo(size.width - gutterOf(size), 0);
          expect(rect.left).toBeGreaterThanOrEqual(gutterOf(size));
          expect(await gapsBelow(page, label)).toEqual([]);
        });
      }
      await page.mouse.move(5, 600);
      await expect(shellOf(page).dropdown(menu.industries).panel).toBeHidden();
    }
  }
});

test.describe('with the mouse', () => {
  test('hovering opens a panel, whose links can be reached and followed', async ({ page }) => {
    await openPage(page, '/about/');
    const { button, panel, links } = shellOf(page).dropdown(menu.services);
    await button.hover();
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const target = links.filter({ hasText: service.name });
    const { left, top } = await rectOf(target);
    // First down, then across: the straight way leaves button and panel for a moment.
    const middle = await rectOf(button);
    await page.mouse.move(middle.left + middle.width / 2, top + 20, { steps: 15 });
    await page.mouse.move(left + 20, top + 20, { steps: 15 });
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL(`./services/${service.slug}/`);
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

  test('clicks, Escape and scrolling after hovering', async ({ page }) => {
    await openPage(page, '/about/');
    const { button, panel } = shellOf(page).dropdown(menu.services);

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
    await test.step(`${key} opens and closes a panel, Tab goes through its links`, async () => {
      const { button, panel, links } = industries;
      await button.focus();
      await page.keyboard.press(key);
      await expect(panel).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      for (const link of await links.all()) {
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
      }
      await button.focus();
      await page.keyboard.press(key);
      await expect(panel).toBeHidden();
    });
  }

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

test('the link to the current page closes its panel and gives the focus back', async ({ page }) => {
  await openPage(page, `/services/${service.slug}/`);
  const { button, panel, links } = shellOf(page).dropdown(menu.services);
  await button.press('Enter');
  await links.and(page.locator('[aria-current="page"]')).press('Enter');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
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
