import type { CDPSession, Locator, Page } from 'playwright/test';
import { motionWords } from '#shared/words/controls.ts';
import { carouselOf, movingCarousels, placesInView } from '../../support/carousels.ts';
import { movingPage, phone } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use({ ...movingPage, viewport: phone, hasTouch: true, isMobile: true });

/** Distances of fingers from a point, at the beginning of a gesture and at its end. */
type Path = readonly [from: number, to: number];

/** Moves fingers sideways across an element; each begins a moment after the one before. */
async function move(session: CDPSession, element: Locator, fingers: readonly Path[]): Promise<void> {
  const { left, top, width, height } = await element.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left, top, width, height };
  });
  const at = (share: number) =>
    fingers.map(([from, to], id) => ({
      id,
      x: left + width / 2 + from + share * (to - from),
      y: top + height / 2,
    }));
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof at>) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const [index] of fingers.entries()) await send('touchStart', at(0).slice(0, index + 1));
  for (let step = 1; step <= 10; step += 1) await send('touchMove', at(step / 10));
  await send('touchEnd', []);
}

const zoomOf = (page: Page) => page.evaluate(() => visualViewport!.scale);
const panOf = (page: Page) => page.evaluate(() => Math.round(visualViewport!.offsetLeft));

for (const name of movingCarousels) {
  test(`two fingers zoom on ${name}, and one then moves the zoomed page`, async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await openPage(page, '/');
    const { start, viewport, toggle } = carouselOf(page, name);
    await start();
    const fingers: Path[] = [
      [-20, -120],
      [20, 120],
    ];
    await move(session, viewport, fingers);
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(1.5);
    // It is no move of the slides, which would stop those that stop once they are moved.
    await expect(toggle).toHaveAccessibleName(motionWords.pause);

    await toggle.dispatchEvent('click');
    await expect(toggle).toHaveAccessibleName(motionWords.play);
    const before = [await panOf(page), ...(await placesInView(viewport))];
    await move(session, viewport, [[-60, 60]]);
    await expect.poll(() => panOf(page)).toBeLessThan(before[0]!);
    expect(await placesInView(viewport)).toEqual(before.slice(1));
  });
}
