import type { Locator, Page } from 'playwright/test';
import { fill } from '#shared/core/fill.ts';
import { carouselWords, motionWords } from '#shared/words/controls.ts';
import homePage from '../../pages/home/page.ts';
import { test } from './test.ts';

const { technology: technologyRow, testimonials: testimonialRow } = homePage.props;

export const technology = technologyRow.heading;
export const testimonials = testimonialRow.heading;

export const slideNames: Record<string, string[]> = {
  [technology]: technologyRow.cards.map(({ name }) => name),
  [testimonials]: testimonialRow.testimonials.map(({ name }) => name),
};

/** The carousels of the home page that run: one without slides is left out, and one slide needs no carousel. */
export const carousels = [technology, testimonials].filter((name) => slideNames[name]!.length > 1);

/** Those that move, because no window shows all of their slides. */
export const movingCarousels = carousels.filter((name) => slideNames[name]!.length > 3);

export function needsMoving(name: string): void {
  test.skip(!movingCarousels.includes(name), `there are too few slides in "${name}" to move`);
}

/** The places that three slides in view have when the first has this one: after the last slide comes the first. */
export function placesFrom(name: string, first: number): number[] {
  const { length } = slideNames[name]!;
  return [0, 1, 2].map((step) => ((first - 1 + step) % length) + 1);
}

/** The switch of what moves in a part of a page, in either state. */
export const motionSwitch = (part: Page | Locator): Locator =>
  part
    .getByRole('button', { name: motionWords.play, exact: true })
    .or(part.getByRole('button', { name: motionWords.pause, exact: true }));

export function carouselOf(page: Page, name: string) {
  const carousel = page.getByRole('region', { name });
  const bars = carousel
    .getByRole('group', { name: fill(carouselWords.choose, { heading: name }), exact: true })
    .getByRole('button');
  return {
    carousel,
    viewport: carousel.locator('.carousel__viewport'),
    track: carousel.locator('.carousel__track'),
    /** Says which slide a visitor has moved to; off while the slides rotate. */
    said: carousel.locator('p[aria-live]'),
    slides: carousel.locator('.carousel__slide'),
    bars,
    next: carousel.getByRole('button', { name: fill(carouselWords.next, { heading: name }), exact: true }),
    previous: carousel.getByRole('button', {
      name: fill(carouselWords.previous, { heading: name }),
      exact: true,
    }),
    toggle: motionSwitch(carousel),
    /** Waits until Swiper runs, or has found that there is nothing to move. */
    async start() {
      await carousel.scrollIntoViewIfNeeded();
      await page.locator('.carousel--running, .carousel--plain').and(carousel).waitFor();
    },
  };
}

/** Place, left edge, width and height of each slide that is fully in view, from left to right. */
export const slidesInView = (viewport: Locator) =>
  viewport.evaluate((viewport) => {
    const frame = viewport.getBoundingClientRect();
    return [...viewport.querySelectorAll('.carousel__slide')]
      .map((slide) => ({ place: Number.parseInt(slide.ariaLabel!, 10), rect: slide.getBoundingClientRect() }))
      .filter(({ rect }) => rect.left >= frame.left && rect.right <= frame.right)
      .sort((one, other) => one.rect.left - other.rect.left)
      .map(({ place, rect: { left, width, height } }) => [place, left, width, height] as const);
  });

export const placesInView = async (viewport: Locator): Promise<number[]> =>
  (await slidesInView(viewport)).map(([place]) => place);

export const isMoving = (track: Locator): Promise<boolean> =>
  track.evaluate((track) => track.getAnimations().length > 0);
