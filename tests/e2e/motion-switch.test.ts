import type { Locator, Page } from 'playwright/test';
import { partners } from '../../shared/content/partners.ts';
import { motionWords } from '../../shared/content/words/controls.ts';
import { anyOf } from '../support/anyOf.ts';
import { carouselOf, carousels, movingCarousels } from '../support/carousels.ts';
import { desktop, movingPage, phone } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ ...movingPage, viewport: desktop });

/** What moves on the home page, as far as there is enough of it. */
const all = ['film', ...(partners.length > 0 ? ['marquee'] : []), ...movingCarousels];

/** What moves at this moment. */
const movingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const film = document.querySelector('video');
    const row = document.querySelector('.rfm-marquee');
    const isRunning = {
      film: film !== null && !film.paused,
      marquee: row !== null && getComputedStyle(row).animationPlayState === 'running',
    };
    const tracks = [...document.querySelectorAll('.carousel__track[aria-live="off"]')];
    return [
      ...Object.entries(isRunning).flatMap(([part, runs]) => (runs ? part : [])),
      ...tracks.map((track) => track.closest('section')!.querySelector('h2')!.textContent!),
    ];
  });

/** The different names that switches have now. */
const namesOf = (switches: Locator) =>
  switches.evaluateAll((switches) => [...new Set(switches.map(({ ariaLabel }) => ariaLabel))]);

test('the system and one switch stop and start everything, from wherever the switch is shown', async ({
  page,
}) => {
  const everySwitch = page.getByRole('button', { name: anyOf(...Object.values(motionWords)) });
  const switches = page.getByRole('main').locator(everySwitch);
  const toTop = () => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await openPage(page, '/');
  // Every part starts once it has been near the window; the film runs at the top.
  if (partners.length > 0) await page.locator('.marquee').scrollIntoViewIfNeeded();
  for (const name of carousels) await carouselOf(page, name).start();
  await toTop();

  await test.step('the system may ask for less motion at any time', async () => {
    await expect.poll(() => movingParts(page)).toEqual(all);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => movingParts(page)).toEqual([]);
    await expect(page.locator('video')).toHaveCount(0);
    await expect(everySwitch).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => movingParts(page)).toEqual(all);
  });

  await test.step('each switch', async () => {
    await expect(switches).toHaveCount(all.length);
    for (const index of all.keys()) {
      await switches.nth(index).click();
      await expect.poll(() => namesOf(switches)).toEqual([motionWords.play]);
      await expect.poll(() => movingParts(page)).toEqual([]);
      await switches.nth(index).click();
      await expect.poll(() => namesOf(switches)).toEqual([motionWords.pause]);
      await toTop();
      await expect.poll(() => movingParts(page)).toEqual(all);
    }
  });

  await test.step('it is shown at every part that moves on phones too', async () => {
    await page.setViewportSize(phone);
    // There is no film, and one slide in view.
    await expect(switches).toHaveCount(Math.min(1, partners.length) + carousels.length);
    for (const toggle of await switches.all()) {
      await toggle.scrollIntoViewIfNeeded();
      await expect(toggle).toBeInViewport();
    }
  });
});
