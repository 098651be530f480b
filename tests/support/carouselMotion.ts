import type { Page } from 'playwright/test';
import {
  carouselOf,
  finishMove,
  holdMoves,
  isMoving,
  placesInView,
  slideNames,
  waitForNextWait,
} from './carousels.ts';
import { stopClock } from './clock.ts';
import { expect, openPage, test } from './test.ts';

/** Opens the home page with a running carousel that has just begun to wait for its next move, on a held clock. */
export async function openCarousel(page: Page, name: string) {
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

/**
 * Fails when an open carousel does not wait for three seconds and then go on from a place.
 * @returns the next place
 */
export async function expectToGoOn(
  page: Page,
  { track, first, onward }: Opened,
  place: number,
): Promise<number> {
  await expect(track).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(3000);
  await finishMove(track);
  const next = onward(place);
  expect(await first()).toBe(next);
  return next;
}

/** Fails when an open carousel does not move by itself, or not wait while it should. */
export async function expectToMove(page: Page, opened: Opened): Promise<void> {
  const { track, first, onward, toggle } = opened;
  let place = await first();

  /** Fails when it does not wait now, however long, or does not go on once `end` has ended the reason. */
  async function expectToWait(end: () => Promise<void>): Promise<void> {
    await expect(track).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(20_000);
    expect(await isMoving(track)).toBe(false);
    expect(await first()).toBe(place);
    await end();
    place = await expectToGoOn(page, opened, place);
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
export const expectToTakePresses = ({ track, first, onward, toggle, next }: Opened) =>
  test.step('it takes every press while it moves', async () => {
    const place = await first();
    await toggle.click();
    await next.click({ clickCount: 3 });
    await finishMove(track);
    expect(await first()).toBe(onward(place, 3));
  });
