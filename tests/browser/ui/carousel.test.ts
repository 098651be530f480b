import type { Page } from 'playwright/test';
import { fill } from '#shared/core/fill.ts';
import { partners } from '#shared/model/content.ts';
import { carouselWords } from '#shared/words/controls.ts';
import {
  carouselOf,
  carousels,
  needsMoving,
  placesFrom,
  placesInView,
  slideLabels,
  slideNames,
  slidesInView,
  technology,
} from '../../support/carousels.ts';
import { holdRequests } from '../../support/faults.ts';
import { islandAt, wakeIslands } from '../../support/islands.ts';
import { desktop, holdsFocus, phone, setTextSize, stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

const carouselScript = /\/assets\/Carousel-[^/]*\.js$/;

/** Slides that the carousels show on both sides of each breakpoint. */
const inView: [width: number, technology: number, testimonials: number][] = [
  [599, 1, 1],
  [600, 2, 2],
  [1023, 2, 2],
  [1024, 3, 2],
  [1199, 3, 2],
  [1200, 3, 3],
];

test.use({ ...stillPage, viewport: desktop });

/** The names of the partners whose logos the window is wide enough to show. */
const visiblePartners = (page: Page) =>
  page.locator('.partner-marquee li img').evaluateAll((logos: HTMLImageElement[]) =>
    logos
      .filter((logo) => {
        const { left, right, width } = logo.getBoundingClientRect();
        return width > 0 && left >= 0 && right <= document.documentElement.clientWidth;
      })
      .map(({ alt }) => alt),
  );

test('carousels look the same without script', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plainPage = await context.newPage();
  await plainPage.goto('./');
  await openPage(page, '/');
  for (const name of carousels) await carouselOf(page, name).start();
  for (const [width, ...counts] of inView) {
    const size = { width, height: 900 };
    await page.setViewportSize(size);
    await plainPage.setViewportSize(size);
    expect(await visiblePartners(plainPage), `${width} px`).toEqual(partners.map(({ name }) => name));
    for (const [index, name] of carousels.entries()) {
      await test.step(`${name} at ${width} px`, async () => {
        const count = Math.min(counts[index]!, slideNames[name]!.length);
        const plain = await slidesInView(carouselOf(plainPage, name).viewport);
        expect(plain.map(([place]) => place)).toEqual([1, 2, 3].slice(0, count));
        await expect(carouselOf(plainPage, name).carousel.getByRole('button')).toHaveCount(0);
        // Swiper follows the window in a later frame.
        await expect
          .poll(async () => {
            const running = (await slidesInView(carouselOf(page, name).viewport)).flat();
            return running.map((measure, index) => Math.abs(measure - plain.flat()[index]!) < 0.5);
          })
          .toEqual(plain.flat().map(() => true));
      });
    }
  }
  await context.close();
});

test('a carousel moves by arrows and bars, and is one link a slide for all', async ({ page }) => {
  needsMoving(technology);
  await openPage(page, '/');
  const { start, slides, carousel, next, previous, bars, viewport, said } = carouselOf(page, technology);
  const names = slideNames[technology]!;
  await start();

  await test.step('what a visitor searches for in the page is shown', async () => {
    // As the browser does when it has found something.
    await slides.nth(3).evaluate((slide) => slide.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
    await expect.poll(() => placesInView(viewport)).toEqual([2, 3, 4]);
  });

  await test.step('the slides keep their order for keyboards and screen readers, and one with the focus is in view', async () => {
    const order = () => slides.evaluateAll((slides) => slides.map((slide) => slide.ariaLabel));
    const labels = slideLabels(technology);
    await bars.last().click();
    await expect.poll(() => placesInView(viewport)).toEqual(placesFrom(technology, names.length));
    expect(await order()).toEqual(labels);
    await expect(said).toHaveText(labels.at(-1)!);
    await next.focus();
    for (const [index, name] of names.entries()) {
      await page.keyboard.press('Tab');
      const link = carousel.getByRole('link', { name });
      await expect(link).toBeFocused();
      await expect.poll(() => placesInView(viewport)).toContain(index + 1);
    }
    await expect(said).toBeEmpty();
    expect(await viewport.evaluate((row) => row.scrollLeft)).toBe(0);
    for (const _bar of names) await page.keyboard.press('Tab');
    await expect(bars.last()).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await holdsFocus(carousel)).toBe(false);
  });

  await test.step('a bar leads to its slide and is marked, and the arrows lead around', async () => {
    for (const place of [names.length, 1]) {
      await bars.nth(place - 1).click();
      await expect.poll(() => placesInView(viewport)).toEqual(placesFrom(technology, place));
      await expect(bars.nth(place - 1)).toHaveAttribute('aria-current', 'true');
    }
    for (const [arrow, place] of [
      [previous, names.length],
      [next, 1],
      [next, 2],
    ] as const) {
      await arrow.click();
      await expect.poll(() => placesInView(viewport)).toEqual(placesFrom(technology, place));
    }
  });

  await test.step('phones show the bars and no arrows', async () => {
    await page.setViewportSize(phone);
    await expect(next).toBeHidden();
    await expect(bars.last()).toBeVisible();
  });
});

test('Swiper takes the row over where it was scrolled to, with its focus', async ({ page }) => {
  needsMoving(technology);
  await page.setViewportSize(phone);
  const release = await holdRequests(page, carouselScript);
  const { viewport, start, current } = carouselOf(page, technology);
  await page.goto('./');
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

test('a carousel is fetched near the window, and adapts to the text size', async ({ page, context }) => {
  needsMoving(technology);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const isFetched = () => requests.some((url) => carouselScript.test(url));
  // Those who want less motion get it once they touch it.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1440, height: 150 });
  await setTextSize(context, page, 32);
  await page.goto('./');
  await page.locator('.header').hover();
  await expect(islandAt(page, 'SiteHeader', 'awake')).toBeAttached();
  expect(isFetched()).toBe(false);
  const { start, viewport } = carouselOf(page, technology);
  await viewport.scrollIntoViewIfNeeded();
  await expect.poll(isFetched).toBe(true);
  await start();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Three without larger text.
  await expect.poll(() => placesInView(viewport)).toHaveLength(2);
});
