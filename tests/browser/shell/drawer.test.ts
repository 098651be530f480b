import { menu, service } from '../../support/samples.ts';
import {
  jumpTo,
  narrowWindows,
  openWithoutScript,
  phone,
  rectOf,
  shellOf,
  shortestSide,
  stillPage,
} from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use({ ...stillPage, viewport: phone, hasTouch: true });

for (const [when, open] of [
  ['before its script', openWithoutScript],
  ['with its script', openPage],
] as const) {
  test(`the drawer opens, keeps the focus, closes and leads on ${when} @engines`, async ({ page }) => {
    const { menuButton, drawer, closeButton, accordion } = shellOf(page);
    await open(page, '/about/');
    for (const [way, close] of [
      ['the Escape key', () => page.keyboard.press('Escape')],
      ['its button', () => closeButton.click()],
      ['a click on the scrim', () => page.mouse.click(60, 500)],
    ] as const) {
      await test.step(way, async () => {
        await menuButton.click();
        await expect(drawer).toBeVisible();
        await expect(closeButton).toBeFocused();
        // From its first control around to its last, and back.
        for (const key of open === openPage ? ['Shift+Tab', 'Tab', 'Tab'] : ['Tab']) {
          await page.keyboard.press(key);
          await expect(drawer.locator(':focus'), key).toHaveCount(1);
        }
        await close();
        await expect(drawer).toBeHidden();
        if (open === openPage) await expect(menuButton).toBeFocused();
      });
    }
    await expect(page).toHaveURL('./about/');
    await menuButton.click();
    for (const label of [menu.industries, menu.services]) await accordion(label).locator('summary').click();
    await expect(accordion(menu.industries), 'they open independently').toHaveAttribute('open');
    await accordion(menu.services).getByRole('link', { name: service.name }).click();
    await expect(page).toHaveURL(`./services/${service.slug}/`);
    await expect(drawer).toBeHidden();
  });
}

// That it stays as it is, whatever has changed the page, is tested in faults/foreign-nodes.test.ts.
test('the drawer has its place at the right edge, and shuts off the page behind it', async ({ page }) => {
  const { drawer, accordion, menuButton, closeButton } = shellOf(page);
  const services = accordion(menu.services);

  await openPage(page, '/about/');
  await menuButton.tap();
  await expect(closeButton).toBeFocused();
  await test.step('it is 250 px wide and as high as the window', async () => {
    for (const { width, height } of [...narrowWindows, { width: 320, height: 568 }, phone]) {
      await page.setViewportSize({ width, height });
      expect(await rectOf(drawer)).toMatchObject({ left: width - 250, top: 0, width: 250, height });
    }
    expect(await shortestSide(drawer.locator('.drawer__row'))).toBeGreaterThanOrEqual(52);
    expect(await shortestSide(services.getByRole('link'))).toBeGreaterThanOrEqual(44);
    expect(await rectOf(closeButton)).toMatchObject({ width: 44, height: 44 });
    expect((await rectOf(drawer.locator('.drawer__top'))).height).toBe(90);
  });
  await test.step('screen readers find nothing of the page behind it', async () => {
    const isShutOff = () =>
      page
        .locator('main, .header, .page-top, footer')
        .evaluateAll((parts) => parts.map((part) => part.closest('[inert]') !== null));
    expect(new Set(await isShutOff())).toEqual(new Set([true]));
    // By key: a tap so soon after the one that has opened it is the second of a double tap, which does nothing.
    await closeButton.press('Enter');
    await expect(menuButton).toBeFocused();
    expect(new Set(await isShutOff())).toEqual(new Set([false]));
  });
  await test.step('with motion, it slides in from the right edge in 320 ms', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const opener = await menuButton.elementHandle();
    // In one go: on a busy machine, the movement may end before another command reaches the page.
    const start = await drawer.evaluate(async (drawer, button) => {
      (button as HTMLElement).click();
      await new Promise(requestAnimationFrame);
      const moves = drawer.getAnimations();
      for (const move of moves) move.currentTime = 0;
      const ends = moves.map((move) => move.effect!.getComputedTiming().endTime);
      return { left: drawer.getBoundingClientRect().left, ends: [...new Set(ends)] };
    }, opener);
    expect(start).toEqual({ left: phone.width, ends: [320] });
  });
});

test('the drawer releases the page behind it', async ({ page }) => {
  const { menuButton, drawer, closeButton } = shellOf(page);
  const scrollTop = () => page.evaluate(() => window.scrollY);
  await openPage(page, '/about/');

  await test.step('that does not scroll while it is open, and does afterwards', async () => {
    await menuButton.click();
    await expect(closeButton).toBeFocused();
    for (const x of [60, 300]) {
      await page.mouse.move(x, 500);
      await page.mouse.wheel(0, 400);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    expect(await scrollTop()).toBe(0);
    await page.mouse.wheel(0, 400);
    await expect.poll(scrollTop).toBe(400);
  });
  await test.step('a tap on the scrim does not reach it', async () => {
    const body = page.locator('body');
    await page.evaluate(() => {
      const main = document.querySelector('main')!;
      main.addEventListener('click', () => document.body.setAttribute('data-clicked', ''));
    });
    await jumpTo(page, 0);
    await menuButton.tap();
    await expect(closeButton).toBeFocused();
    await page.touchscreen.tap(60, 300);
    await expect(drawer).toBeHidden();
    await expect(body).not.toHaveAttribute('data-clicked');
    await page.touchscreen.tap(60, 300);
    await expect(body).toHaveAttribute('data-clicked');
  });
  await test.step('a link to this very page closes it', async () => {
    await menuButton.tap();
    await drawer.getByRole('link', { name: menu.about }).tap();
    await expect(drawer).toBeHidden();
    await expect(menuButton).toBeFocused();
  });
});

for (const isEarly of [true, false]) {
  test(`a window that becomes wide ${isEarly ? 'before' : 'with'} its script closes the drawer for good`, async ({
    page,
  }) => {
    const { menuButton, drawer, nav } = shellOf(page);
    await page.setViewportSize({ width: 899, height: 700 });
    const release = await openWithoutScript(page, '/about/');
    if (!isEarly) await release();
    await menuButton.tap();
    await expect(drawer).toBeVisible();
    await page.setViewportSize({ width: 900, height: 700 });
    if (isEarly) await release();
    // It is hidden before it is closed, in the next frame.
    await expect.poll(() => drawer.evaluate((drawer) => drawer.matches(':popover-open'))).toBe(false);
    await expect(page.getByRole('banner').locator(':focus')).toBeVisible();
    await expect(menuButton).toBeHidden();
    await nav.getByRole('link', { name: menu.contact }).click();
    await expect(page).toHaveURL('./contact/');
  });
}
