import type { Page } from 'playwright/test';
import { industries as allIndustries } from '../../shared/content/industries.ts';
import { shellWords } from '../../shared/content/words/shell.ts';
import { siteData } from '../../shared/shell/siteData.ts';
import { expectMeasures, openDrawer, rowsOfMenu } from '../support/drawer.ts';
import { lastIndustry, menu } from '../support/samples.ts';
import { holdsFocus, phone, rectOf, settle, stillPage } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ ...stillPage, viewport: phone, hasTouch: true });

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
