import type { Locator, Page } from 'playwright/test';
import { carouselWords } from '../../shared/content/words/controls.ts';
import { fill } from '../../shared/core/fill.ts';
import {
  carouselOf,
  carousels,
  placesInView,
  slideLabels,
  slideNames,
  technology,
} from '../support/carousels.ts';
import { wakeIslands } from '../support/islands.ts';
import { setTextSize, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

const carouselScript = /\/assets\/TechnologyCarousel-[^/]*\.js$/;

const inView: [width: number, technology: number, testimonials: number][] = [
  [320, 1, 1],
  [599, 1, 1],
  [600, 2, 2],
  [1023, 2, 2],
  [1024, 3, 2],
  [1199, 3, 2],
  [1200, 3, 3],
  [1440, 3, 3],
];

test.use(stillPage);

/**
 * Holds the technology's script on its way.
 * @returns a function that lets it arrive
 */
async function holdCarousel(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(carouselScript, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Place, left edge, width and height of each slide that is fully in view, from left to right. */
const slidesInView = (viewport: Locator) =>
  viewport.evaluate((viewport) => {
    const frame = viewport.getBoundingClientRect();
    return [...viewport.querySelectorAll('.carousel__slide')]
      .map((slide) => ({ place: Number.parseInt(slide.ariaLabel!, 10), rect: slide.getBoundingClientRect() }))
      .filter(({ rect }) => rect.left >= frame.left && rect.right <= frame.right)
      .sort((one, other) => one.rect.left - other.rect.left)
      .map(({ place, rect: { left, width, height } }) => [place, left, width, height]);
  });

test('the carousels show one to three of their slides, of the same size without script', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plainPage = await context.newPage();
  await plainPage.goto('./');
  await openPage(page, '/');
  for (const name of carousels) await carouselOf(page, name).start();
  for (const [width, ...counts] of inView) {
    const size = { width, height: 900 };
    await page.setViewportSize(size);
    await plainPage.setViewportSize(size);
    for (const [index, name] of carousels.entries()) {
      await test.step(`${name} at ${width} px`, async () => {
        const count = Math.min(counts[index]!, slideNames[name]!.length);
        const plain = await slidesInView(carouselOf(plainPage, name).viewport);
        expect(plain.map(([place]) => place)).toEqual([1, 2, 3].slice(0, count));
        // Swiper follows the window in a later frame.
        await expect
          .poll(async () => {
            const running = await slidesInView(carouselOf(page, name).viewport);
            const isSame = (measure: number, index: number, slide: number) =>
              Math.abs(measure - plain[slide]![index]!) < 0.5;
            return (
              running.length === count &&
              running.every((slide, at) => slide.every((measure, index) => isSame(measure, index, at)))
            );
          })
          .toBe(true);
      });
    }
  }
  await context.close();
});

test('Swiper takes the row over where it was scrolled to, and leaves a keyboard there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdCarousel(page);
  await page.goto('./');
  const { viewport, start, current } = carouselOf(page, technology);
  await viewport.focus();
  await viewport.evaluate((row) =>
    row.scrollTo({
      left: 2 * (row.querySelector('.carousel__slide')!.clientWidth + 24),
      behavior: 'instant',
    }),
  );
  release();
  await wakeIslands(page);
  await start();
  await expect(viewport).toBeFocused();
  expect(await placesInView(viewport)).toEqual([3]);
  const third = slideLabels(technology)[2]!;
  await expect(current).toHaveAccessibleName(fill(carouselWords.bar, { name: third }));
});

test('without Swiper the row is whole and scrolls, and nothing useless is shown', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint('Failed to load resource');
  expectComplaint('has no script');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route(carouselScript, (route) => route.abort());
  await openPage(page, '/');
  const { viewport, next, toggle } = carouselOf(page, technology);
  await expect(next).toBeHidden();
  await expect(toggle).toBeHidden();
  await viewport.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => placesInView(viewport)).toEqual([2, 3, 4]);
});

test('Swiper is fetched only when the slides come near the window, and larger text moves its breakpoints as those of the styles', async ({
  page,
  context,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const isFetched = () => requests.some((url) => carouselScript.test(url));
  // Those who want less motion get it once they touch it.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1440, height: 150 });
  await setTextSize(context, page, 32);
  await page.goto('./');
  await page.keyboard.press('Shift');
  await expect.poll(() => requests.some((url) => url.includes('/startPage-'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(isFetched()).toBe(false);
  const { start, viewport } = carouselOf(page, technology);
  await viewport.scrollIntoViewIfNeeded();
  await expect.poll(isFetched).toBe(true);
  await start();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Three without larger text.
  await expect.poll(() => placesInView(viewport)).toHaveLength(2);
});

test('a click on an arrow before Swiper is there is done once it is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const release = await holdCarousel(page);
  await page.goto('./');
  await page.locator('.page-loader').waitFor({ state: 'hidden' });
  const { next, bars } = carouselOf(page, technology);
  await next.click();
  release();
  await expect(bars.nth(1)).toHaveAttribute('aria-current', 'true');
});
