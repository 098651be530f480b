import { home } from '../../../shared/content/home.ts';
import { carouselOf, testimonials } from '../../support/carousels.ts';
import { desktop, movingPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use({ ...movingPage, viewport: desktop });

test('a browser in which carousels and logos throw keeps the home page, each slide within reach', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint('no resize observer');
  // Both libraries need it once they have begun to change the page.
  await page.addInitScript(() => {
    window.ResizeObserver = class {
      constructor() {
        throw new Error('no resize observer');
      }
    } as unknown as typeof ResizeObserver;
  });
  await openPage(page, '/');
  const { carousel, viewport, slides, next } = carouselOf(page, testimonials);
  await carousel.scrollIntoViewIfNeeded();
  await expect(page.locator('.marquee--plain')).toHaveCount(1);
  await expect(page.locator('.carousel--plain')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.headline);
  await expect(next).toBeHidden();
  await viewport.focus();
  await viewport.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }));
  await expect(slides.last()).toBeInViewport({ ratio: 0.9 });
  expect(await slides.evaluateAll((all) => all.filter((slide) => (slide as HTMLElement).inert))).toEqual([]);
});
