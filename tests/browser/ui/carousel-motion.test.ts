import type { Locator, Page } from 'playwright/test';
import { motionWords } from '#shared/words/controls.ts';
import {
  carouselOf,
  isMoving,
  movingCarousels,
  placesFrom,
  placesInView,
  slideNames,
  technology,
} from '../../support/carousels.ts';
import { desktop, movingPage } from '../../support/shell.ts';
import { expect, openPage, stopClock, test } from '../../support/test.ts';

test.use({ ...movingPage, viewport: desktop });

for (const name of movingCarousels) {
  test(`${name} moves until it is paused, and loops with its buttons and bars @engines`, async ({ page }) => {
    await openPage(page, '/');
    const { start, toggle, next, previous, bars, viewport } = carouselOf(page, name);
    await start();
    const [first] = await placesInView(viewport);
    await page.mouse.move(5, 5);
    await expect.poll(async () => (await placesInView(viewport))[0] ?? first).not.toBe(first);
    await toggle.click();
    await expect(toggle).toHaveAccessibleName(motionWords.play);
    for (const [control, place] of [
      [bars.nth(2), 3],
      [next, 4],
      [previous, 3],
      [bars.first(), 1],
    ] as const) {
      await control.click();
      await expect.poll(() => placesInView(viewport)).toEqual(placesFrom(name, place));
      await expect(bars.nth(place - 1)).toHaveAttribute('aria-current', 'true');
    }
    await previous.click();
    await expect.poll(async () => (await placesInView(viewport))[1]).toBe(1);
  });
}

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

test('slides move by themselves, after drags only where they shall, and take every press', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, '/');
  for (const name of movingCarousels) {
    const { start, track, viewport, next, said } = carouselOf(page, name);
    const first = async () => (await placesInView(viewport))[0]!;
    const onward = (place: number, steps: number) => ((place - 1 + steps) % slideNames[name]!.length) + 1;
    const pass = async (milliseconds: number) => {
      await page.clock.runFor(milliseconds);
      await finishMove(track);
    };
    await start();
    await page.mouse.move(5, 300);
    await expect(said).toHaveAttribute('aria-live', 'off');
    if (name === movingCarousels[0]) await stopClock(page);
    // A move begins, but ends only with `finishMove`, however long the machine takes.
    await track.evaluate((track) => {
      track.addEventListener('transitionrun', () => {
        for (const move of track.getAnimations()) move.pause();
      });
    });
    await finishMove(track);
    await pass(3000);

    await test.step(`${name} moves by one slide after 3 seconds, in 2 seconds`, async () => {
      const place = await first();
      await page.clock.runFor(2999);
      expect(await isMoving(track)).toBe(false);
      await page.clock.runFor(1);
      expect(await isMoving(track)).toBe(true);
      expect(await track.evaluate((track) => getComputedStyle(track).transitionDuration)).toBe('2s');
      await finishMove(track);
      expect(await first()).toBe(onward(place, 1));
    });
    const goesOn = name !== technology;
    for (const [what, path, steps] of [
      ['a drag', [-30, -400], 1],
      ['a drag that is taken back', [-15, 0], 0],
    ] as const) {
      await test.step(`${name} ${goesOn ? 'goes on' : 'rests'} after ${what}`, async () => {
        const place = await first();
        await drag(page, viewport, path);
        await pass(50);
        expect(await first()).toBe(onward(place, steps));
        await pass(goesOn ? 3000 : 30_000);
        expect(await first()).toBe(onward(place, steps + Number(goesOn)));
      });
    }
    await test.step(`${name} takes every press while it moves`, async () => {
      const place = await first();
      await next.click({ clickCount: 3 });
      await finishMove(track);
      expect(await first()).toBe(onward(place, 3));
    });
  }
});
