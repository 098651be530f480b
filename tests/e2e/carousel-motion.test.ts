import type { Locator, Page } from 'playwright/test';
import { motionWords } from '../../shared/content/words/controls.ts';
import { expectToGoOn, expectToMove, expectToTakePresses, openCarousel } from '../support/carouselMotion.ts';
import {
  finishMove,
  isMoving,
  movingCarousels,
  technology,
  testimonials,
  tooFewTestimonials,
} from '../support/carousels.ts';
import { movingPage } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ ...movingPage, viewport: { width: 1440, height: 900 } });

test(`${technology} moves by itself, and stops once it was dragged until its switch starts it again`, async ({
  page,
}) => {
  test.skip(!movingCarousels.includes(technology), 'there are too few technologies to move');
  const opened = await openCarousel(page, technology);
  const { viewport, track, first, onward, toggle } = opened;
  await expectToMove(page, opened);
  const place = await first();

  await test.step('it goes on under the mouse', async () => {
    await viewport.hover();
    await page.clock.runFor(3000);
    await finishMove(track);
    expect(await first()).toBe(onward(place));
  });

  await test.step('it stops once it was dragged', async () => {
    await drag(page, viewport, [-30, -400]);
    await finishMove(track);
    await page.clock.runFor(30_000);
    expect(await isMoving(track)).toBe(false);
    expect(await first()).toBe(onward(place, 2));
    await expect(toggle).toHaveAccessibleName(motionWords.play);
    await toggle.click();
    await expect(toggle).toHaveAccessibleName(motionWords.pause);
    await page.clock.runFor(3000);
    await finishMove(track);
    expect(await first()).toBe(onward(place, 3));
  });

  await expectToTakePresses(opened);
});

test(`${testimonials} moves by itself, waits under the mouse, and goes on whatever has moved it`, async ({
  page,
}) => {
  test.skip(!movingCarousels.includes(testimonials), tooFewTestimonials);
  const opened = await openCarousel(page, testimonials);
  const { next, viewport, track, first, onward } = opened;
  let place = await first();

  // Swiper pauses 200 ms after a drag has begun, also when the drag is over by then.
  await test.step('it goes on after a drag that began before the mouse was seen', async () => {
    await dragUnseen(track);
    await page.clock.runFor(50);
    await finishMove(track);
    place = await first();
    await page.clock.runFor(3200);
    await finishMove(track);
    place = onward(place);
    expect(await first()).toBe(place);
  });

  await test.step('the mouse', async () => {
    await viewport.hover();
    await expect(track).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(20_000);
    expect(await isMoving(track)).toBe(false);
    expect(await first()).toBe(place);
    await page.mouse.move(5, 300);
    place = await expectToGoOn(page, opened, place);
  });

  for (const [what, path, steps] of [
    ['a drag', [-30, -400], 1],
    ['a drag that is taken back', [-15, 0], 0],
  ] as const) {
    await test.step(what, async () => {
      await viewport.hover();
      await expect(track).toHaveAttribute('aria-live', 'polite');
      await drag(page, viewport, path);
      await page.clock.runFor(50);
      await finishMove(track);
      place = onward(place, steps);
      expect(await first()).toBe(place);
      place = await expectToGoOn(page, opened, place);
    });
  }

  await test.step('a button', async () => {
    await next.click();
    await page.mouse.move(5, 300);
    await finishMove(track);
    place = onward(place);
    place = await expectToGoOn(page, opened, place);
  });

  await expectToMove(page, opened);
  await expectToTakePresses(opened);
});

/** Drags the slides along distances from where the drag begins, and takes the mouse away. */
async function drag(page: Page, viewport: Locator, path: readonly number[]) {
  const box = (await viewport.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const distance of path) await page.mouse.move(x + distance, y, { steps: 3 });
  await page.mouse.up();
  await page.mouse.move(5, 300);
}

/** Drags the slides back to where the drag began, by a mouse that no move has announced. */
async function dragUnseen(track: Locator): Promise<void> {
  const fire = (events: [type: string, distance: number][]) =>
    track.evaluate((track, events) => {
      const { left, top, width, height } = track.getBoundingClientRect();
      for (const [type, distance] of events) {
        const [clientX, clientY] = [left + width / 2 + distance, top + height / 2];
        const pointer = { pointerType: 'mouse', isPrimary: true, buttons: 1, clientX, clientY };
        track.dispatchEvent(new PointerEvent(type, { bubbles: true, ...pointer }));
      }
    }, events);
  await fire([
    ['pointerover', 0],
    ['pointerdown', 0],
    ['pointermove', -10],
    ['pointermove', -20],
  ]);
  await expect(track).toHaveAttribute('aria-live', 'polite');
  await fire([
    ['pointermove', 0],
    ['pointerup', 0],
    ['pointerout', 0],
  ]);
  await expect(track).toHaveAttribute('aria-live', 'off');
}
