import type { Locator, Page } from 'playwright/test';
import {
  carouselOf,
  isMoving,
  needsMoving,
  placesInView,
  slideNames,
  technology,
  testimonials,
} from '../../support/carousels.ts';
import { stopClock } from '../../support/clock.ts';
import { desktop, movingPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use({ ...movingPage, viewport: desktop });

/** Takes the move that is under way to its end at once, and waits until the carousel has noticed. */
const finishMove = (track: Locator): Promise<void> =>
  track.evaluate(
    (track) =>
      new Promise<void>((resolve) => {
        const moves = track.getAnimations();
        if (moves.length === 0) return resolve();
        track.addEventListener('transitionend', () => resolve(), { once: true });
        for (const move of moves) move.finish();
      }),
  );

/**
 * Opens the home page with a running carousel that has just begun to wait for its next move, on a stopped clock. A move
 * begins, but ends only with `finishMove`, however long the machine takes.
 */
async function openCarousel(page: Page, name: string) {
  await page.clock.install();
  await openPage(page, '/');
  const carousel = carouselOf(page, name);
  const { start, track, viewport, said } = carousel;
  await start();
  await page.mouse.move(5, 300);
  await expect(said).toHaveAttribute('aria-live', 'off');
  await stopClock(page);
  await track.evaluate((track) => {
    track.addEventListener('transitionrun', () => {
      for (const move of track.getAnimations()) move.pause();
    });
  });
  await finishMove(track);
  const first = async () => (await placesInView(viewport))[0]!;
  const { length } = slideNames[name]!;
  const onward = (place: number, steps = 1) => ((place - 1 + steps) % length) + 1;
  /** Lets time pass, and ends the move that then begins. */
  const pass = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    await finishMove(track);
  };
  await pass(3000);
  return {
    ...carousel,
    first,
    onward,
    pass,
  };
}

/** Drags the slides along distances from where the drag begins, and takes the mouse away. */
async function drag(page: Page, viewport: Locator, path: readonly number[]): Promise<void> {
  const box = (await viewport.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const distance of path) await page.mouse.move(x + distance, y, { steps: 3 });
  await page.mouse.up();
  await page.mouse.move(5, 300);
}

test(`${technology} moves by itself, and stops once it was dragged`, async ({ page }) => {
  needsMoving(technology);
  const { viewport, track, next, first, onward } = await openCarousel(page, technology);

  await test.step('it moves by one slide after 3 seconds, in 2 seconds, and then waits again', async () => {
    for (const _move of ['first', 'second']) {
      const place = await first();
      await page.clock.runFor(2999);
      expect(await isMoving(track)).toBe(false);
      await page.clock.runFor(1);
      expect(await isMoving(track)).toBe(true);
      expect(await track.evaluate((track) => getComputedStyle(track).transitionDuration)).toBe('2s');
      await finishMove(track);
      expect(await first()).toBe(onward(place));
    }
  });
  await test.step('it stops once it was dragged', async () => {
    const place = await first();
    await drag(page, viewport, [-30, -400]);
    await finishMove(track);
    await page.clock.runFor(30_000);
    expect(await isMoving(track)).toBe(false);
    expect(await first()).toBe(onward(place));
  });
  await test.step('it takes every press while it moves', async () => {
    const place = await first();
    await next.click({ clickCount: 3 });
    await finishMove(track);
    expect(await first()).toBe(onward(place, 3));
  });
});

test(`${testimonials} goes on after drags of every kind`, async ({ page }) => {
  needsMoving(testimonials);
  const { viewport, first, onward, pass } = await openCarousel(page, testimonials);

  for (const [what, path, steps] of [
    ['a drag', [-30, -400], 1],
    ['a drag that is taken back', [-15, 0], 0],
  ] as const) {
    await test.step(what, async () => {
      const place = await first();
      await drag(page, viewport, path);
      await pass(50);
      expect(await first()).toBe(onward(place, steps));
      await pass(3000);
      expect(await first()).toBe(onward(place, steps + 1));
    });
  }
});
