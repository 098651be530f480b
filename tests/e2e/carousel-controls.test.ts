import type { Page } from 'playwright/test';
import {
  carouselOf,
  movingCarousels,
  placesFrom,
  placesInView,
  slideLabels,
  slideNames,
  technology,
} from '../support/carousels.ts';
import { holdsFocus, phone, settle, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

const wide = { width: 1440, height: 900 };

test.use({ ...stillPage, viewport: wide });

test('the carousels move by arrows, bars and a mouse, are quiet, and are one link a slide for keyboards and mice', async ({
  page,
}) => {
  await openPage(page, '/');
  await test.step('a slide that is out of view is out of the way of the keyboard', () => tabThrough(page));
  for (const name of movingCarousels) {
    await page.setViewportSize(wide);
    await carouselOf(page, name).start();
    await test.step(`${name} says under reduced motion that it is still, and has no switch`, async () => {
      const { track, toggle } = carouselOf(page, name);
      await expect(track).toHaveAttribute('aria-live', 'polite');
      await expect(toggle).toBeHidden();
    });
    await test.step(`${name} moves by its controls`, () => moveAround(page, name));
  }
  await page.setViewportSize(wide);
  await test.step('a bar and the link of a card look pressed while they are', () => pressControls(page));
  await test.step('all of a card is its link', async () => {
    const card = carouselOf(page, technology).carousel.locator('.link-card').first();
    const address = (await card.getByRole('link').getAttribute('href'))!;
    await card.click({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });
});

/** Leads the keyboard through the technology's slides in view, and to their end. */
async function tabThrough(page: Page): Promise<void> {
  const { start, slides, carousel, next, bars } = carouselOf(page, technology);
  await start();
  const hidden = () =>
    slides.evaluateAll((slides) =>
      slides.filter((slide) => (slide as HTMLElement).inert).map((slide) => slide.ariaLabel),
    );
  const names = slideNames[technology]!;
  const placed = slideLabels(technology);
  expect(await hidden()).toEqual(placed.slice(3));
  await next.click();
  await expect.poll(hidden).toEqual([placed[0], ...placed.slice(4)]);

  for (const name of names.slice(1, 4)) {
    await page.keyboard.press('Tab');
    await expect(carousel.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(bars.first()).toBeFocused();
  for (const _bar of names) await page.keyboard.press('Tab');
  expect(await holdsFocus(carousel)).toBe(false);
}

/** Moves a carousel by everything that moves it, on a desktop and then on a phone. */
async function moveAround(page: Page, name: string): Promise<void> {
  const { bars, next, previous, viewport } = carouselOf(page, name);
  const { length } = slideNames[name]!;

  await test.step('a bar leads to its slide and is marked', async () => {
    for (const place of [3, 4, 2, 1]) {
      await bars.nth(place - 1).click();
      await expect.poll(async () => (await placesInView(viewport))[0]).toBe(place);
      await expect(bars.nth(place - 1)).toHaveAttribute('aria-current', 'true');
    }
  });

  await test.step('a mouse drags it', async () => {
    const box = (await viewport.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 300, y, { steps: 10 });
    await page.mouse.up();
    await expect.poll(() => placesInView(viewport)).toEqual([2, 3, 4]);
  });

  await test.step('the arrows lead around in both directions', async () => {
    for (let first = 3; first <= length + 2; first++) {
      await next.click();
      await expect.poll(() => placesInView(viewport)).toEqual(placesFrom(name, first));
    }
    for (let first = 1; first >= 1 - length; first--) {
      await previous.click();
      await expect.poll(() => placesInView(viewport)).toEqual(placesFrom(name, first + length));
    }
  });

  await test.step('each control is 44 px high', async () => {
    for (const controls of [bars, next, previous]) {
      const heights = await controls.evaluateAll((all) =>
        all.map((control) => control.getBoundingClientRect().height),
      );
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    }
  });

  await test.step('phones show the bars and no arrows', async () => {
    await page.setViewportSize(phone);
    await expect(next).toBeHidden();
    await expect(previous).toBeHidden();
    await bars.nth(3).click();
    await expect.poll(() => placesInView(viewport)).toEqual([4]);
  });
}

/** Fails where a control does not look different at rest, under the mouse and while it is pressed. */
async function pressControls(page: Page): Promise<void> {
  const { carousel, bars } = carouselOf(page, technology);
  await bars.first().click();
  await page.mouse.move(0, 0);
  const card = carousel.locator('.link-card').first();
  for (const { control, painted, part } of [
    { control: bars.nth(2), painted: bars.nth(2), part: '::before' },
    { control: card.getByRole('link'), painted: card, part: null },
  ]) {
    const ground = () =>
      painted.evaluate((element, part) => getComputedStyle(element, part).backgroundColor, part);
    await settle(painted);
    const resting = await ground();
    await control.hover();
    await expect.poll(ground).not.toBe(resting);
    await settle(painted);
    const hovered = await ground();
    await page.mouse.down();
    await expect.poll(ground).not.toBe(hovered);
    // Away, so that nothing is opened.
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
}
