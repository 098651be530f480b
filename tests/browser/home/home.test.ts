import type { Page } from 'playwright/test';
import { home, partners } from '#shared/model/content.ts';
import homePage from '../../../pages/home/page.ts';
import { heroFilms } from '../../../pages/home/parts/heroFilms.ts';
import { carousels, motionSwitch } from '../../support/carousels.ts';
import { networkError } from '../../support/faults.ts';
import { layoutFaults } from '../../support/layoutFaults.ts';
import { desktop, movingPage, phone, rectOf } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use(movingPage);

async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const inPage = entry.sources.filter(({ node }) => node && !(node as Element).closest?.('.header'));
        for (const { node } of inPage) shifts.push(`${entry.value}: ${(node as Element).className}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

// Letters of the web fonts are a little narrower than those shown until they come: when that is, is left out here.
const refuseFonts = (page: Page) => page.route(/\.woff2$/, (route) => route.fulfill({ status: 404 }));

/** Scrolls to the page's end in steps that meet each of its parts, and paints it at each. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += (2 / 3) * innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      for (const _frame of ['scrolled', 'noticed by the islands', 'painted']) await nextFrame();
    }
  });

test('the page does not shift while it loads, moves and is scrolled', async ({ page, expectComplaint }) => {
  expectComplaint(networkError);
  await refuseFonts(page);
  const shifts = await watchShifts(page);
  for (const size of [phone, desktop]) {
    await test.step(`at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await openPage(page, '/');
      await scrollThrough(page);
      await expect(page.locator('.carousel--running, .carousel--plain')).toHaveCount(carousels.length);
      await expect(page.locator('.marquee--running')).toHaveCount(Math.min(1, partners.length));
      expect(await shifts()).toEqual([]);
    });
  }
});

test('tiles lie in two columns, from 1200 px on in two heights', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  const tiles = page
    .getByRole('region', { name: home.industries.heading })
    .getByRole('listitem')
    .getByRole('link');
  for (const [width, tall, short] of [
    [390, 148, 148],
    [768, 280, 280],
    [1440, 464, 220],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const rects = await tiles.evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect()));
    expect(new Set(rects.map(({ left }) => Math.round(left))).size, `${width} px`).toBe(
      Math.min(2, rects.length),
    );
    const heights = rects.map(({ height }) => Math.round(height));
    expect(heights, `${width} px`).toEqual(
      homePage.props.industries.tiles.map(({ shape }) => (shape === 'tall' ? tall : short)),
    );
  }
});

const [largeFilm, smallFilm] = heroFilms;

test('the hero is 570 px high with short words', async ({ page }) => {
  await page.goto('./');
  const hero = page.locator('.hero');
  for (const words of await hero.locator('.hero__headline, .hero__lead').all())
    await words.evaluate((words) => words.replaceChildren('Short words'));
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    expect((await rectOf(hero)).height).toBe(570);
  }
});

test('the film comes and goes with the width of the window', async ({ page }) => {
  test.skip(!homePage.props.hero.hasFilm, 'the film has other colours than the company');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) requests.push(request.url());
  });
  const hero = page.locator('.hero');
  const still = hero.locator('img');
  const film = hero.locator('video');
  const toggle = motionSwitch(hero);
  const isPaused = () => film.evaluate((film: HTMLVideoElement) => film.paused);

  await test.step('below 900 px it is not fetched, and the still is as small as it is shown', async () => {
    await page.setViewportSize(phone);
    await page.goto('./');
    await page.waitForLoadState('networkidle');
    expect(await still.evaluate((still: HTMLImageElement) => still.currentSrc)).toContain('still-480.');
    await page.setViewportSize({ width: 899, height: 900 });
    await expect(film).toHaveCount(0);
    await expect(toggle).toHaveCount(0);
    expect(requests).toEqual([]);
  });
  await test.step('from 900 px on the smaller one runs', async () => {
    await page.setViewportSize({ width: 900, height: 900 });
    await expect.poll(isPaused).toBe(false);
    await expect.poll(() => film.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
    expect([...new Set(requests)]).toEqual([expect.stringContaining(smallFilm!.webm)]);
    expect(await rectOf(toggle)).toMatchObject({ width: 44, height: 44 });
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await layoutFaults(page, ['.hero'])).toEqual([]);
  });
  await test.step('in a window of 1600 px the larger one runs', async () => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await openPage(page, '/');
    await expect.poll(() => film.evaluate((film: HTMLVideoElement) => film.videoWidth)).toBe(1920);
    expect(requests.at(-1)).toContain(largeFilm!.webm);
  });
});
