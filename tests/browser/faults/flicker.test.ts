import type { Page } from 'playwright/test';
import { changePages, foreignChanges } from '../../support/foreignNodes.ts';
import { desktop, movingPage, openWithoutScript, phone, settle } from '../../support/shell.ts';
import { expect, test } from '../../support/test.ts';

test.use(movingPage);

/**
 * Notes how the first element of a selector and the button beside it look, whenever that differs from the frame before.
 * @returns a function that resolves with the looks, two frames later
 */
async function watch(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.evaluate((selector) => {
    const looks: string[] = [];
    Object.assign(window, { looks });
    const look = () => {
      const element = document.querySelector(selector)!;
      const { x, y, width, height } = element.getBoundingClientRect();
      const icon = element.querySelector('use')?.getBoundingClientRect().width;
      const underline = getComputedStyle(element.parentElement!.querySelector('button')!, '::after').scale;
      const { opacity } = getComputedStyle(element);
      const now = JSON.stringify({ x, y, width, height, icon, underline, opacity });
      if (looks.at(-1) !== now) looks.push(now);
      requestAnimationFrame(look);
    };
    look();
  }, selector);
  return () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const { looks } = window as unknown as { looks: string[] };
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(looks)));
        }),
    );
}

const changes = {
  'as it was served': foreignChanges['nothing has changed the page'],
  'changed by an extension': foreignChanges['a calling extension puts a span into the phone’s link'],
};
const button = '.nav-dropdown button';
const panel = '.nav-dropdown__panel';
const openings = [
  { viewport: phone, how: 'click', opener: '.header__menu-button.with-popovers', part: '.drawer' },
  { viewport: desktop, how: 'click', opener: button, part: panel },
  { viewport: desktop, how: 'hover', opener: button, part: panel },
] as const;

for (const [name, change] of Object.entries(changes)) {
  test(`no frame shows that the header wakes, ${name}`, async ({ page, expectComplaint }) => {
    expectComplaint('rendered again');
    await changePages(page, change);
    for (const { viewport, how, opener, part } of openings) {
      await test.step(`${how} on ${opener}`, async () => {
        await page.setViewportSize(viewport);
        const release = await openWithoutScript(page, '/about/');
        await page.locator(opener).first()[how]();
        await expect(page.locator(part).first()).toBeVisible();
        await settle(page.locator('[data-island="SiteHeader"]'));
        const looks = await watch(page, part);
        await release();
        expect(await looks()).toHaveLength(1);
        await page.mouse.move(200, 700);
      });
    }
  });
}
