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

test.use({ ...stillPage, viewport: { width: 1440, height: 900 } });

for (const name of movingCarousels) {
  test(`${name} moves by its arrows, its bars and a mouse`, async ({ page }) => {
    await openPage(page, '/');
    const { start, bars, next, previous, viewport } = carouselOf(page, name);
    await start();
    const { length } = slideNames[name]!;

    await test.step('a mouse drags it', async () => {
      const box = (await viewport.boundingBox())!;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 300, y, { steps: 10 });
      await page.mouse.up();
      await expect.poll(() => placesInView(viewport)).toEqual([2, 3, 4]);
    });

    await test.step('a bar leads to its slide and is marked', async () => {
      for (const place of [3, 4, 2, 1]) {
        await bars.nth(place - 1).click();
        await expect.poll(async () => (await placesInView(viewport))[0]).toBe(place);
        await expect(bars.nth(place - 1)).toHaveAttribute('aria-current', 'true');
      }
    });

    await test.step('the arrows lead around in both directions', async () => {
      for (let first = 2; first <= length + 2; first++) {
        await next.click();
        await expect.poll(() => placesInView(viewport)).toEqual(placesFrom(name, first));
      }
      for (let first = 1; first >= 1 - length; first--) {
        await previous.click();
        await expect.poll(() => placesInView(viewport)).toEqual(placesFrom(name, first + length));
      }
    });

    await test.step('each control is 44 px high', async () => {
      for (const control of [...(await bars.all()), next, previous]) {
        expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      }
    });

    await test.step('phones show the bars and no arrows', async () => {
      await page.setViewportSize(phone);
      await expect(next).toBeHidden();
      await expect(previous).toBeHidden();
      await bars.nth(3).click();
      await expect.poll(() => placesInView(viewport)).toEqual([4]);
    });
  });
}

test('a slide that is out of view is out of the way of the keyboard', async ({ page }) => {
  await openPage(page, '/');
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
});

test('nothing announces itself as moving under reduced motion, and there is no switch', async ({ page }) => {
  await openPage(page, '/');
  for (const name of movingCarousels) {
    const { start, track, toggle } = carouselOf(page, name);
    await start();
    await expect(track).toHaveAttribute('aria-live', 'polite');
    await expect(toggle).toBeHidden();
  }
});

test('a bar and the link of a card look pressed while they are, and all of the card is the link', async ({
  page,
}) => {
  await openPage(page, '/');
  const { start, bars, carousel } = carouselOf(page, technology);
  await start();
  const card = carousel.locator('.link-card').first();
  for (const { control, painted, part } of [
    { control: bars.nth(2), painted: bars.nth(2), part: '::before' },
    { control: card.getByRole('link'), painted: card, part: null },
  ]) {
    const ground = () =>
      painted.evaluate((element, part) => getComputedStyle(element, part).backgroundColor, part);
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
  const address = (await card.getByRole('link').getAttribute('href'))!;
  await card.click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});
