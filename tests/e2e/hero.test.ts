import type { Page } from 'playwright/test';
import { home } from '../../shared/content/home.ts';
import { motionWords } from '../../shared/content/words/controls.ts';
import { heroFilms } from '../../shared/pictures/video.ts';
import { anyOf } from '../support/anyOf.ts';
import { movingPage, phone, rectOf, windows } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

const heroOf = (page: Page) => {
  const hero = page.getByRole('region', { name: home.hero.headline });
  return {
    hero,
    still: hero.locator('img'),
    film: hero.locator('video'),
    toggle: hero.getByRole('button', { name: anyOf(...Object.values(motionWords)) }),
    primary: hero.getByRole('link', { name: home.hero.primaryAction }),
  };
};

const isPaused = (page: Page) => () => heroOf(page).film.evaluate((film: HTMLVideoElement) => film.paused);

/** Collects the addresses of the films that a page asks for. */
function filmRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

const [largeFilm, smallFilm] = heroFilms;

test.use(movingPage);

test('is 570 px high, and its still is the largest paint and needs no script', async ({ page }) => {
  await page.route('**/*.js', () => {});
  await page.addInitScript(() => {
    const paints: string[] = [];
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        paints.push((entry as PerformanceEntry & { url: string }).url || 'text');
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  for (const size of windows) {
    await test.step(`at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await page.goto('./');
      const { hero, still } = heroOf(page);
      expect((await rectOf(hero)).height).toBe(570);
      await expect(still).toHaveAttribute('loading', 'eager');
      await expect(still).toHaveAttribute('fetchpriority', 'high');
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { paints: string[] }).paints.at(-1)))
        .toMatch(/\/hero\/still-\d+\.\w+\.avif$/);
    });
  }
});

test.describe('the film', () => {
  test('runs over its poster, silent and in its place, AV1 first, and comes and goes with the width of the window', async ({
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
      await openPage(page, '/');
      await expect.poll(isPaused(page)).toBe(false);
      const settings = await film.evaluate((film: HTMLVideoElement) => {
        const { muted, loop, playsInline, controls, poster } = film;
        return { muted, loop, playsInline, controls, poster };
      });
      const poster = await still.evaluate((still: HTMLImageElement) => still.currentSrc);
      expect(settings).toEqual({ muted: true, loop: true, playsInline: true, controls: false, poster });
      await expect.poll(() => film.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
      expect([...new Set(requests)]).toEqual([expect.stringContaining(smallFilm!.webm)]);
    });

    await test.step('it goes and comes back', async () => {
      await page.setViewportSize({ width: 899, height: 768 });
      await expect(film).toHaveCount(0);
      await page.setViewportSize({ width: 1024, height: 768 });
      await expect(film).toHaveCount(1);
    });
  });

  test('is the larger one in a window of 1600 px', async ({ page }) => {
    const requests = filmRequests(page);
    await page.setViewportSize({ width: 1600, height: 900 });
    await openPage(page, '/');
    const width = () => heroOf(page).film.evaluate((film: HTMLVideoElement) => film.videoWidth);
    await expect.poll(width).toBe(1920);
    expect([...new Set(requests)]).toEqual([expect.stringContaining(largeFilm!.webm)]);
  });

  test('is not fetched under reduced motion, nor for a visitor who saves data', async ({ page }) => {
    const requests = filmRequests(page);
    const expectNone = async () => {
      await openPage(page, '/');
      await page.waitForLoadState('networkidle');
      await expect(heroOf(page).film).toHaveCount(0);
      expect(requests).toEqual([]);
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectNone();
    // An open page would fetch the film as soon as it may move.
    await page.goto('about:blank');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await expectNone();
  });

  test('stands still by its switch, while the keyboard focus is inside and out of view, and goes on', async ({
    page,
  }) => {
    await openPage(page, '/');
    const { toggle, primary } = heroOf(page);
    await expect.poll(isPaused(page)).toBe(false);

    await primary.focus();
    await page.keyboard.press('Tab');
    await expect.poll(isPaused(page)).toBe(true);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(isPaused(page)).toBe(false);

    await page.mouse.wheel(0, 2000);
    await expect.poll(isPaused(page)).toBe(true);
    await page.mouse.wheel(0, -2000);
    await expect.poll(isPaused(page)).toBe(false);

    await expect(toggle).toBeInViewport();
    expect(await rectOf(toggle)).toMatchObject({ width: 44, height: 44 });
    await toggle.click();
    await expect(toggle).toHaveAccessibleName(motionWords.play);
    await expect.poll(isPaused(page)).toBe(true);
    await toggle.click();
    await expect(toggle).toHaveAccessibleName(motionWords.pause);
    await expect.poll(isPaused(page)).toBe(false);
  });

  test('falls back to H.264, then to the still, and never delays the page', async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint('Failed to load resource');
    const { film, toggle, still, hero } = heroOf(page);

    await test.step('neither file loads', async () => {
      await page.route(/\.(webm|mp4)$/, (route) => route.abort());
      await openPage(page, '/');
      await expect(toggle).toHaveCount(0);
      await expect(film).toHaveCount(0);
      await expect(still).toBeVisible();
      await page.unrouteAll();
    });

    await test.step('AV1 does not load', async () => {
      const requests = filmRequests(page);
      await page.route(/\.webm$/, (route) => route.abort());
      await openPage(page, '/');
      await expect.poll(() => requests.some((url) => url.endsWith('.mp4'))).toBe(true);
      await page.unrouteAll();
    });

    await test.step('still loading', async () => {
      await page.route(/\.(webm|mp4)$/, () => {});
      await openPage(page, '/');
      await expect(film).toHaveCount(1);
      await expect(still).toBeVisible();
      await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await rectOf(hero)).height).toBe(570);
    });
  });
});
