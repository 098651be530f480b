import type { Page } from 'playwright/test';
import { motionWords } from '../../shared/content/words/controls.ts';
import { heroFilms } from '../../shared/pictures/video.ts';
import { filmRequests, heroOf } from '../support/hero.ts';
import { movingPage, phone, rectOf } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

const isPaused = (page: Page) => () => heroOf(page).film.evaluate((film: HTMLVideoElement) => film.paused);

const [largeFilm, smallFilm] = heroFilms;

test.use(movingPage);

test('the film runs, AV1 first, comes and goes with the width of the window, and stands still while it should', async ({
  page,
}) => {
  const requests = filmRequests(page);
  const { film, still, toggle } = heroOf(page);

  await test.step('below 900 px it is not fetched, and the still is as small as it is shown', async () => {
    await page.setViewportSize(phone);
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    const width = await still.evaluate((still: HTMLImageElement) =>
      Number(still.currentSrc.match(/still-(\d+)/)![1]),
    );
    expect(width).toBe(480);
    await page.setViewportSize({ width: 899, height: 900 });
    await expect(film).toHaveCount(0);
    await expect(toggle).toHaveCount(0);
    expect(requests).toEqual([]);
  });

  await test.step('from 900 px on it runs', async () => {
    await page.setViewportSize({ width: 900, height: 900 });
    await expect.poll(isPaused(page)).toBe(false);
    await expect.poll(() => film.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
    expect([...new Set(requests)]).toEqual([expect.stringContaining(smallFilm!.webm)]);
  });

  await test.step('it goes and comes back', async () => {
    await page.setViewportSize({ width: 899, height: 768 });
    await expect(film).toHaveCount(0);
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(film).toHaveCount(1);
  });

  await test.step('it stands still while the keyboard focus is inside, and goes on', async () => {
    await expect.poll(isPaused(page)).toBe(false);
    await heroOf(page).primary.focus();
    await page.keyboard.press('Tab');
    await expect.poll(isPaused(page)).toBe(true);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(isPaused(page)).toBe(false);
  });

  await test.step('it stands still out of view, and goes on', async () => {
    await page.mouse.wheel(0, 2000);
    await expect.poll(isPaused(page)).toBe(true);
    await page.mouse.wheel(0, -2000);
    await expect.poll(isPaused(page)).toBe(false);
  });

  await test.step('it stands still by its switch, and goes on', async () => {
    await expect(toggle).toBeInViewport();
    expect(await rectOf(toggle)).toMatchObject({ width: 44, height: 44 });
    await toggle.click();
    await expect(toggle).toHaveAccessibleName(motionWords.play);
    await expect.poll(isPaused(page)).toBe(true);
    await toggle.click();
    await expect(toggle).toHaveAccessibleName(motionWords.pause);
    await expect.poll(isPaused(page)).toBe(false);
  });
});

test('the film is not fetched for a visitor who saves data, nor under reduced motion, and runs silently over its poster, the larger one in a window of 1600 px', async ({
  page,
}) => {
  const requests = filmRequests(page);
  const { film, still } = heroOf(page);
  await page.setViewportSize({ width: 1600, height: 900 });
  const expectNone = async () => {
    await page.waitForLoadState('networkidle');
    await expect(film).toHaveCount(0);
    expect(requests).toEqual([]);
  };

  await test.step('saving data', async () => {
    await page.addInitScript(() => {
      const connection = { saveData: sessionStorage.getItem('spends') === null };
      Object.defineProperty(navigator, 'connection', { value: connection });
    });
    await openPage(page, '/');
    await expectNone();
    await page.evaluate(() => sessionStorage.setItem('spends', ''));
  });

  await test.step('reduced motion', async () => {
    // An open page would fetch the film as soon as it may move.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/');
    await expectNone();
  });

  await test.step('motion in a wide window', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const width = () => film.evaluate((film: HTMLVideoElement) => film.videoWidth);
    await expect.poll(width).toBe(1920);
    expect([...new Set(requests)]).toEqual([expect.stringContaining(largeFilm!.webm)]);
  });

  await test.step('it is silent, and begins with the still', async () => {
    const settings = await film.evaluate((film: HTMLVideoElement) => {
      const { muted, loop, playsInline, controls, poster } = film;
      return { muted, loop, playsInline, controls, poster };
    });
    const poster = await still.evaluate((still: HTMLImageElement) => still.currentSrc);
    expect(settings).toEqual({ muted: true, loop: true, playsInline: true, controls: false, poster });
  });
});
