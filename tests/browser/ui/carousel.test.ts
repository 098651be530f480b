import type { Page } from 'playwright/test';
import { partners } from '#shared/model/content.ts';
import {
  carouselOf,
  carousels,
  needsMoving,
  placesFrom,
  placesInView,
  slideNames,
  slidesInView,
  technology,
} from '../../support/carousels.ts';
import { holdRequests, lazyScripts, removeFiles } from '../../support/faults.ts';
import { desktop, movingPage, phone, setTextSize, stillPage } from '../../support/shell.ts';
import { expect, opacitiesOn, openPage, test, wakeIslands } from '../../support/test.ts';

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

const visiblePartners = (page: Page) =>
  page.locator('.partner-marquee li img').evaluateAll((logos: HTMLImageElement[]) =>
    logos
      .filter((logo) => {
        const { left, right, width } = logo.getBoundingClientRect();
        return width > 0 && left >= 0 && right <= document.documentElement.clientWidth;
      })
      .map(({ alt }) => alt),
  );

test('rows look the same without script, and where their scripts are lost', async ({
  page,
  browser,
  baseURL,
}) => {
  const open = (javaScriptEnabled: boolean) =>
    browser.newPage({ ...movingPage.contextOptions, baseURL, javaScriptEnabled });
  const [plainPage, lostPage] = [await open(false), await open(true)];
  await plainPage.goto('./');
  await removeFiles(lostPage, lazyScripts);
  await lostPage.goto('./');
  await wakeIslands(lostPage);
  await lostPage.mouse.wheel(0, 500);
  expect(await opacitiesOn(lostPage)).toEqual(['1']);
  await openPage(page, '/');
  for (const name of carousels) await carouselOf(page, name).start();
  for (const [width, ...counts] of inView) {
    const size = { width, height: 900 };
    await page.setViewportSize(size);
    for (const other of [plainPage, lostPage]) {
      await other.setViewportSize(size);
      expect(await visiblePartners(other), `${width} px`).toEqual(partners.map(({ name }) => name));
      await expect(other.getByRole('main').getByRole('button')).toHaveCount(0);
      for (const [index, name] of carousels.entries()) {
        const count = Math.min(counts[index]!, slideNames[name]!.length);
        const plain = await slidesInView(carouselOf(other, name).viewport);
        expect(plain.map(([place]) => place)).toEqual([1, 2, 3].slice(0, count));
        // Swiper follows the window in a later frame.
        await expect
          .poll(async () => {
            const running = (await slidesInView(carouselOf(page, name).viewport)).flat();
            return running.map((measure, index) => Math.abs(measure - plain.flat()[index]!) < 0.5);
          }, `${name} at ${width} px`)
          .toEqual(plain.flat().map(() => true));
      }
    }
  }
  for (const other of [plainPage, lostPage]) await other.close();
});

test('Swiper takes a row over as it is, and keeps its order for keyboards and screen readers', async ({
  page,
}) => {
  needsMoving(technology);
  const { start, slides, carousel, next, bars, viewport, said } = carouselOf(page, technology);
  const names = slideNames[technology]!;
  const order = () => slides.evaluateAll((slides) => slides.map((slide) => slide.ariaLabel));
  let labels: (string | null)[];

  await test.step('where it was scrolled to, with its focus, and on phones without arrows', async () => {
    await page.setViewportSize(phone);
    const release = await holdRequests(page, /\/assets\/Carousel-[^/]*\.js$/);
    await page.goto('./');
    labels = await order();
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
    await expect(viewport, 'two fingers zoom').toHaveCSS('touch-action', 'pan-y pinch-zoom');
    expect(await placesInView(viewport)).toEqual([3]);
    await expect(bars.nth(2)).toHaveAttribute('aria-current', 'true');
    await expect(bars.last()).toBeVisible();
    await expect(next).toBeHidden();
    await page.setViewportSize(desktop);
  });
  await test.step('what a visitor searches for in the page is shown', async () => {
    await bars.first().click();
    await expect.poll(() => placesInView(viewport)).toEqual([1, 2, 3]);
    // As the browser does when it has found something.
    await slides.nth(3).evaluate((slide) => slide.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
    await expect.poll(() => placesInView(viewport)).toEqual([2, 3, 4]);
  });
  await test.step('the slides keep their order, and one with the focus is in view', async () => {
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
    await expect(carousel.locator(':focus')).toHaveCount(0);
  });
});

test('a carousel adapts to the text size', async ({ page, context }) => {
  needsMoving(technology);
  await setTextSize(context, page, 32);
  await openPage(page, '/');
  const { start, viewport } = carouselOf(page, technology);
  await start();
  // Three without larger text.
  await expect.poll(() => placesInView(viewport)).toHaveLength(2);
});
