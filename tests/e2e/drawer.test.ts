import type { Locator, Page } from 'playwright/test';
import { industries as allIndustries } from '../../shared/content/industries.ts';
import { shellWords } from '../../shared/content/words/shell.ts';
import { siteData } from '../../shared/site/siteData.ts';
import { wakeIslands } from '../support/islands.ts';
import { lastIndustry, menu, service } from '../support/samples.ts';
import {
  holdsFocus,
  jumpTo,
  narrowWindows,
  phone,
  rectOf,
  settle,
  shellOf,
  stillPage,
} from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ ...stillPage, viewport: phone, hasTouch: true });

/** What the header shows as a button is one in the drawer, too, below the rows. */
const rowsOfMenu = siteData.menu.filter(({ isButton }) => !isButton);

async function openDrawer(page: Page) {
  await openPage(page, '/about/');
  const shell = shellOf(page);
  await shell.menuButton.tap();
  await expect(shell.drawer).toBeVisible();
  return shell;
}

/** Width and height of elements that must be there, in CSS pixels. */
const sizesOf = (elements: Locator) =>
  elements.evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { width, height };
    }),
  );

/** The drawer with an open accordion has its place and its measures in narrow windows of all sizes. */
async function expectMeasures(page: Page): Promise<void> {
  const { drawer, closeButton, accordion } = shellOf(page);
  for (const size of [{ width: 320, height: 568 }, ...narrowWindows]) {
    await page.setViewportSize(size);
    expect(await rectOf(drawer)).toEqual({
      left: size.width - 250,
      right: size.width,
      top: 0,
      bottom: size.height,
      width: 250,
      height: size.height,
    });
    const rows = await sizesOf(drawer.locator('.drawer__row'));
    expect(rows.map(({ width }) => width)).toEqual(rowsOfMenu.map(() => 210));
    expect(Math.min(...rows.map(({ height }) => height))).toBeGreaterThanOrEqual(52);
    const links = await sizesOf(accordion(menu.services).getByRole('link'));
    expect(links).toHaveLength(siteData.services.length);
    expect(Math.min(...links.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
    expect(await rectOf(closeButton)).toMatchObject({ width: 44, height: 44 });
    expect(await rectOf(drawer.locator('.drawer__top'))).toMatchObject({ top: 0, height: 90 });
  }
  await page.setViewportSize(phone);
}

/** Notes from now on what of the drawer has the focus, or that something outside it has. */
async function recordFocus(page: Page): Promise<() => Promise<string[]>> {
  const recorded = await page.evaluateHandle(() => {
    const recorded: string[] = [];
    document.addEventListener('focusin', ({ target }) => {
      const focused = target as Element;
      recorded.push(focused.closest('.drawer') ? focused.textContent : `outside: ${focused.outerHTML}`);
    });
    return recorded;
  });
  return () => recorded.jsonValue();
}

/** The roles of all that a screen reader finds. */
async function rolesOn(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.filter(({ ignored }) => !ignored).map(({ role }) => role!.value);
}

test('the drawer holds every page of the menu, in its place at the right edge, and keeps the focus', async ({
  page,
}) => {
  const { drawer, accordion, menuButton, closeButton } = await openDrawer(page);
  const services = accordion(menu.services);
  const industries = accordion(menu.industries);

  await test.step('pages are in accordions that open and close independently', async () => {
    await expect(drawer).toHaveRole('dialog');
    await expect(drawer).toHaveAccessibleName(shellWords.drawer);
    await expect(drawer.locator('.drawer__row')).toHaveText(rowsOfMenu.map(({ label }) => label));
    await expect(drawer.getByRole('link', { name: menu.contact })).toHaveCount(1);
    await expect(services.locator('a')).toHaveCount(siteData.services.length);
    await expect(industries.locator('a')).toHaveCount(allIndustries.length);

    const caret = industries.locator('summary svg');
    await expect(caret).toHaveCSS('rotate', 'none');
    await expect(services.getByRole('link')).toHaveCount(0);
    await services.locator('summary').tap();
    await industries.locator('summary').tap();
    await expect(caret).toHaveCSS('rotate', '180deg');
    await expect(services.getByRole('link')).toHaveCount(siteData.services.length);
    await expect(industries.getByRole('link')).toHaveCount(allIndustries.length);
    await services.locator('summary').tap();
    await expect(services.getByRole('link')).toHaveCount(0);
    await expect(industries.getByRole('link')).toHaveCount(allIndustries.length);
    await industries.locator('summary').tap();
    await services.locator('summary').tap();
  });

  await test.step('it is 250 px wide and as high as the window', () => expectMeasures(page));

  await test.step('screen readers find nothing but the drawer while it is open', async () => {
    const open = await rolesOn(page);
    expect(open).toContain('dialog');
    expect(open).not.toContain('main');
    expect(open).not.toContain('banner');
    await closeButton.tap();
    await expect(menuButton).toBeFocused();
    const closed = await rolesOn(page);
    expect(closed).not.toContain('dialog');
    expect(closed).toContain('main');
  });

  await test.step('the keyboard stays inside while it is open', async () => {
    await page.keyboard.press('Enter');
    await expect(closeButton).toBeFocused();
    await industries.locator('summary').press('Enter');
    const focused = await recordFocus(page);
    for (let step = 0; step < 40; step++) await page.keyboard.down('Tab');
    await page.keyboard.down('Shift');
    for (let step = 0; step < 40; step++) await page.keyboard.down('Tab');
    await page.keyboard.up('Shift');
    const seen = await focused();
    expect(seen.filter((place) => place.startsWith('outside'))).toEqual([]);
    expect(seen).toContain(menu.contact);
    expect(seen).toContain(lastIndustry.name);
    await page.keyboard.press('Escape');
    await expect(menuButton).toBeFocused();
    await expect(drawer).toBeHidden();
  });

  await test.step('with motion, it slides in from the right edge in 320 ms', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const clock = await menuButton.evaluate(async (button: HTMLButtonElement) => {
      const drawer = document.querySelector('.drawer')!;
      button.click();
      await new Promise(requestAnimationFrame);
      const animations = drawer.getAnimations();
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = 0;
      }
      const { left } = drawer.getBoundingClientRect();
      const ends = animations.map((animation) => animation.effect!.getComputedTiming().endTime);
      for (const animation of animations) animation.finish();
      return { left, ends: [...new Set(ends)] };
    });
    expect(clock).toEqual({ left: phone.width, ends: [320] });
    await settle(drawer);
    expect((await rectOf(drawer)).right).toBe(phone.width);
    expect(await holdsFocus(drawer)).toBe(true);
  });
});

const ways: Record<string, (page: Page) => Promise<void>> = {
  'the Escape key': (page) => page.keyboard.press('Escape'),
  'its button': (page) => shellOf(page).closeButton.tap(),
  'a tap on the scrim': (page) => page.touchscreen.tap(60, 500),
  'a click on the scrim': (page) => page.mouse.click(60, 500),
};

test('the drawer lets go of the page behind it however it is closed', async ({ page, context }) => {
  const { menuButton, drawer, closeButton, accordion, nav } = await openDrawer(page);
  const scrollTop = () => page.evaluate(() => window.scrollY);

  await test.step('the page behind does not scroll while it is open, and does afterwards', async () => {
    await page.mouse.move(60, 500);
    await page.mouse.wheel(0, 400);
    await page.mouse.move(300, 500);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    expect(await scrollTop()).toBe(0);
    await page.mouse.wheel(0, 400);
    await expect.poll(scrollTop).toBe(400);
    await jumpTo(page, 0);
  });

  await test.step('a tap on the scrim does not reach the page behind', async () => {
    const body = page.locator('body');
    await page.evaluate(() => {
      const main = document.querySelector('main')!;
      main.addEventListener('click', () => document.body.setAttribute('data-clicked', ''));
    });
    await menuButton.tap();
    await expect(closeButton).toBeFocused();
    await page.touchscreen.tap(60, 300);
    await expect(drawer).toBeHidden();
    await expect(body).not.toHaveAttribute('data-clicked');
    await page.touchscreen.tap(60, 300);
    await expect(body).toHaveAttribute('data-clicked');
  });

  for (const [name, close] of Object.entries(ways)) {
    await test.step(`${name} gives the focus back to the menu button`, async () => {
      await menuButton.tap();
      await expect(closeButton).toBeFocused();
      await close(page);
      await expect(drawer).toBeHidden();
      await expect(menuButton).toBeFocused();
      await expect(page).toHaveURL('./about/');
    });
  }

  await test.step('a link to this very page scrolls to the top', async () => {
    await jumpTo(page, 900);
    await menuButton.tap();
    await drawer.getByRole('link', { name: menu.about }).tap();
    await expect(drawer).toBeHidden();
    await expect.poll(scrollTop).toBe(0);
    await expect(menuButton).toBeFocused();
  });

  await test.step('a link that opens another tab closes it', async () => {
    await menuButton.tap();
    const opened = context.waitForEvent('page');
    await drawer.getByRole('link', { name: menu.careers }).click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    await expect(drawer).toBeHidden();
  });

  await test.step('a tap on a link of another page goes there', async () => {
    await menuButton.tap();
    await accordion(menu.services).locator('summary').tap();
    await accordion(menu.services).getByRole('link', { name: service.name }).tap();
    await expect(page).toHaveURL(`./services/${service.slug}/`);
    await expect(drawer).toBeHidden();
    await page.waitForLoadState();
    await wakeIslands(page);
  });

  await test.step('a window that becomes wide closes it for good, and the page can be used', async () => {
    await page.setViewportSize({ width: 899, height: 700 });
    await menuButton.tap();
    await expect(drawer).toBeVisible();
    await page.setViewportSize({ width: 900, height: 700 });
    // It is hidden before it is closed, in the next frame.
    await expect.poll(() => drawer.evaluate((drawer) => drawer.matches(':popover-open'))).toBe(false);
    await expect(page.getByRole('banner').locator(':focus')).toBeVisible();
    await page.setViewportSize({ width: 600, height: 700 });
    await expect(menuButton).toBeVisible();
    await expect(drawer).toBeHidden();
    await page.setViewportSize({ width: 900, height: 700 });
    await nav.getByRole('link', { name: menu.contact }).click();
    await expect(page).toHaveURL('./contact/');
  });
});
