import type { Page } from 'playwright/test';
import { industries } from '../../shared/content/industries.ts';
import { services } from '../../shared/content/services.ts';
import { dropdownGrace } from '../../shared/runtime/tokens.ts';
import { stopClock } from '../support/clock.ts';
import { industry, menu, service } from '../support/samples.ts';
import { desktop, jumpTo, rectOf, settle, shellOf, stillPage, wideWindows } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ ...stillPage, viewport: desktop });

const gutterOf = ({ width }: { width: number }) =>
  Math.min(Math.max(20, 0.052 * width), 75) + Math.max(0, width - 1440) / 2;

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

for (const size of [{ width: 900, height: 700 }, ...wideWindows, { width: 1920, height: 1080 }]) {
  test.describe(`${size.width} px`, () => {
    test.use({ viewport: size });

    test('services stand in three columns, industries in two', async ({ page }) => {
      await openPage(page, '/about/');
      for (const [label, count, columns, width] of [
        [menu.services, services.length, 3, 736],
        [menu.industries, industries.length, 2, 500],
      ] as const) {
        const { button, panel, links } = shellOf(page).dropdown(label);
        await button.hover();
        await expect(links).toHaveCount(count);
        const rects = await Promise.all((await links.all()).map(rectOf));
        expect(new Set(rects.map(({ left }) => left)).size).toBe(columns);
        for (const { height, width } of rects) {
          expect(height).toBeGreaterThanOrEqual(44);
          expect(width).toBeGreaterThanOrEqual(44);
        }
        expect((await rectOf(panel)).width).toBe(width);
      }
    });

    for (const [where, scroll, top] of [
      ['at the top', 0, 44 + 84],
      ['scrolled', 600, 58],
    ] as const) {
      test(`${where}, the panels lie inside the gutters and no gap loses the pointer`, async ({ page }) => {
        await openPage(page, '/about/');
        await jumpTo(page, scroll);
        for (const label of [menu.services, menu.industries]) {
          const { button, panel } = shellOf(page).dropdown(label);
          await button.hover();
          await expect(panel).toBeVisible();
          await settle(panel);
          const rect = await rectOf(panel);
          expect(rect.top).toBeCloseTo(top, 1);
          expect(rect.right).toBeCloseTo(size.width - gutterOf(size), 0);
          expect(rect.left).toBeGreaterThanOrEqual(gutterOf(size));
          expect(await gapsBelow(page, label)).toEqual([]);
        }
      });
    }
  });
}

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

  test('a panel closes 150 ms after the pointer has left it', async ({ page }) => {
    const { button, panel } = (await openWithStoppedClock(page)).dropdown(menu.services);
    await button.hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(200, 600);
    await page.clock.runFor(dropdownGrace - 1);
    await expect(panel).toBeVisible();
    await page.clock.runFor(1);
    await expect(panel).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('a pointer that slips out for less than that loses nothing', async ({ page }) => {
    const { button, panel } = (await openWithStoppedClock(page)).dropdown(menu.services);
    await button.hover();
    await page.mouse.move(200, 600);
    await page.clock.runFor(dropdownGrace - 1);
    await panel.hover();
    await page.clock.runFor(1000);
    await expect(panel).toBeVisible();
  });

  test('crossing the other button on the way to a panel does not switch panels', async ({ page }) => {
    const shell = await openWithStoppedClock(page);
    const services = shell.dropdown(menu.services);
    const industries = shell.dropdown(menu.industries);
    await services.button.hover();
    await industries.button.hover();
    await page.clock.runFor(dropdownGrace - 1);
    await services.links.last().hover();
    await page.clock.runFor(1000);
    await expect(services.panel).toBeVisible();
    await expect(industries.panel).toBeHidden();
  });

  test('resting on the other button switches panels', async ({ page }) => {
    const shell = await openWithStoppedClock(page);
    await shell.dropdown(menu.services).button.hover();
    await shell.dropdown(menu.industries).button.hover();
    await page.clock.runFor(dropdownGrace);
    await expect(shell.dropdown(menu.services).panel).toBeHidden();
    await expect(shell.dropdown(menu.industries).panel).toBeVisible();
  });

  test('a click on the other button at once opens its panel for good', async ({ page }) => {
    const shell = await openWithStoppedClock(page);
    await shell.dropdown(menu.services).button.hover();
    await shell.dropdown(menu.industries).button.click();
    await expect(shell.dropdown(menu.industries).panel).toBeVisible();
    await page.clock.runFor(1000);
    await expect(shell.dropdown(menu.industries).panel).toBeVisible();
    await expect(shell.dropdown(menu.services).panel).toBeHidden();
  });

  test('the click that follows the hovering keeps the panel, the next one closes it', async ({ page }) => {
    await openPage(page, '/about/');
    const { button, panel } = shellOf(page).dropdown(menu.services);
    await button.click();
    await expect(panel).toBeVisible();
    await button.click();
    await expect(panel).toBeHidden();
    await button.click();
    await expect(panel).toBeVisible();
  });

  test('Escape closes a hovered panel, and the next click opens it again', async ({ page }) => {
    await openPage(page, '/about/');
    const { button, panel } = shellOf(page).dropdown(menu.services);
    await button.hover();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await button.click();
    await expect(panel).toBeVisible();
  });

  test('a click elsewhere closes an open panel', async ({ page }) => {
    await openPage(page, '/about/');
    const { button, panel } = shellOf(page).dropdown(menu.industries);
    await button.click();
    await page.mouse.click(100, 700);
    await expect(panel).toBeHidden();
  });

  test('an open panel follows the header that becomes fixed', async ({ page }) => {
    await openPage(page, '/about/');
    const { button, panel } = shellOf(page).dropdown(menu.services);
    await button.hover();
    await jumpTo(page, 300);
    await expect.poll(async () => (await rectOf(panel)).top).toBeCloseTo(58, 1);
  });
});

test.describe('with the keyboard', () => {
  test('focus alone opens nothing', async ({ page }) => {
    await openPage(page, '/about/');
    const { button, panel } = shellOf(page).dropdown(menu.services);
    await shellOf(page).nav.getByRole('link', { name: menu.about }).focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(panel).toBeHidden();
  });

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens and closes a panel, Tab goes through its links`, async ({ page }) => {
      await openPage(page, '/about/');
      const { button, panel, links } = shellOf(page).dropdown(menu.industries);
      await button.focus();
      await page.keyboard.press(key);
      await expect(panel).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      for (let index = 0; index < 8; index++) {
        await page.keyboard.press('Tab');
        await expect(links.nth(index)).toBeFocused();
      }
      await button.focus();
      await page.keyboard.press(key);
      await expect(panel).toBeHidden();
    });
  }

  test('Escape closes the panel and gives the focus back to the button', async ({ page }) => {
    await openPage(page, '/about/');
    const { button, panel, links } = shellOf(page).dropdown(menu.services);
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('a panel that hovering opened gives the focus back as well', async ({ page }) => {
    await openPage(page, '/about/');
    const { button, panel, links } = shellOf(page).dropdown(menu.services);
    await button.hover();
    await links.first().focus();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('the focus moving out closes the panel, forwards and backwards', async ({ page }) => {
    await openPage(page, '/about/');
    const { button, panel, links } = shellOf(page).dropdown(menu.services);
    await button.press('Enter');
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expect(shellOf(page).dropdown(menu.industries).button).toBeFocused();
    await expect(panel).toBeHidden();
    await button.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(shellOf(page).nav.getByRole('link', { name: menu.about })).toBeFocused();
    await expect(panel).toBeHidden();
  });

  test('the panels are lists of links and no menus', async ({ page }) => {
    await openPage(page, '/about/');
    await shellOf(page).dropdown(menu.services).button.press('Enter');
    const { panel } = shellOf(page).dropdown(menu.services);
    await expect(panel.getByRole('list')).toHaveCount(1);
    await expect(panel.getByRole('listitem')).toHaveCount(services.length);
    await expect(page.locator('[role^="menu"]')).toHaveCount(0);
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  test('a tap opens a panel, a second one closes it', async ({ page }) => {
    await openPage(page, '/about/');
    const { button, panel } = shellOf(page).dropdown(menu.services);
    await button.tap();
    await expect(panel).toBeVisible();
    await button.tap();
    await expect(panel).toBeHidden();
  });

  test('a tap on a link follows it, a tap elsewhere closes the panel', async ({ page }) => {
    await openPage(page, '/about/');
    const { button, panel, links } = shellOf(page).dropdown(menu.industries);
    await button.tap();
    await page.touchscreen.tap(100, 700);
    await expect(panel).toBeHidden();
    await button.tap();
    await links.filter({ hasText: industry.name }).tap();
    await expect(page).toHaveURL(`./industries/${industry.slug}/`);
  });
});
