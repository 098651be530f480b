import type { Locator, Page } from 'playwright/test';
import { motionWords } from '../../shared/content/words/controls.ts';
import {
  carouselOf,
  finishMove,
  holdMoves,
  isMoving,
  movingCarousels,
  placesInView,
  slideNames,
  technology,
  testimonials,
  tooFewTestimonials,
  waitForNextWait,
} from '../support/carousels.ts';
import { stopClock } from '../support/clock.ts';
import { movingPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ ...movingPage, viewport: { width: 1440, height: 900 } });

/** Opens the home page with a running carousel that has just begun to wait for its next move, on a held clock. */
async function openCarousel(page: Page, name: string) {
  await page.clock.install();
  await openPage(page, '/');
  const carousel = carouselOf(page, name);
  await carousel.start();
  await page.mouse.move(5, 300);
  await expect(carousel.track).toHaveAttribute('aria-live', 'off');
  await stopClock(page);
  await holdMoves(carousel.track);
  await waitForNextWait(page, carousel.track);
  const first = async () => (await placesInView(carousel.viewport))[0]!;
  const { length } = slideNames[name]!;
  const onward = (place: number, steps = 1) => ((place - 1 + steps) % length) + 1;
  return { ...carousel, first, onward };
}

type Opened = Awaited<ReturnType<typeof openCarousel>>;

/** Fails when an open carousel does not move by itself, or not wait while it should. */
async function expectToMove(page: Page, { track, first, onward, toggle }: Opened): Promise<void> {
  let place = await first();

  /** Fails when it does not wait now, however long, or does not go on once `end` has ended the reason. */
  async function expectToWait(end: () => Promise<void>): Promise<void> {
    await expect(track).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(20_000);
    expect(await isMoving(track)).toBe(false);
    expect(await first()).toBe(place);
    await end();
    await expect(track).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(3000);
    await finishMove(track);
    place = onward(place);
    expect(await first()).toBe(place);
  }

  await test.step('it moves by one slide after 3 seconds, in 2 seconds, and begins to wait anew', async () => {
    for (const _move of ['first', 'second']) {
      await page.clock.runFor(2999);
      expect(await isMoving(track)).toBe(false);
      await page.clock.runFor(1);
      expect(await isMoving(track)).toBe(true);
      expect(await track.evaluate((track) => getComputedStyle(track).transitionDuration)).toBe('2s');
      await finishMove(track);
      place = onward(place);
      expect(await first()).toBe(place);
    }
  });

  await test.step('it waits while the keyboard focus is inside', async () => {
    await toggle.focus();
    await page.keyboard.press('Tab');
    await expectToWait(() => page.evaluate(() => (document.activeElement as HTMLElement).blur()));
  });

  await test.step('it waits in a hidden tab', async () => {
    const show = (state: DocumentVisibilityState) =>
      page.evaluate((state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await show('hidden');
    await expectToWait(() => show('visible'));
  });
}

/** Fails when an open carousel does not take every press while it moves. Afterwards it is paused. */
const expectToTakePresses = ({ track, first, onward, toggle, next }: Opened) =>
  test.step('it takes every press while it moves', async () => {
    const place = await first();
    await toggle.click();
    await next.click({ clickCount: 3 });
    await finishMove(track);
    expect(await first()).toBe(onward(place, 3));
  });

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

  /** Fails when it does not wait for three seconds and then go on. */
  async function expectToGoOn(): Promise<void> {
    await expect(track).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(3000);
    await finishMove(track);
    place = onward(place);
    expect(await first()).toBe(place);
  }

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
    await expectToGoOn();
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
      await expectToGoOn();
    });
  }

  await test.step('a button', async () => {
    await next.click();
    await page.mouse.move(5, 300);
    await finishMove(track);
    place = onward(place);
    await expectToGoOn();
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
