import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MotionStore } from '../../../shared/runtime/motion/createMotionStore.ts';
import { Carousel } from '../../../shared/ui/Carousel.tsx';
import type { CarouselSettings } from '../../../shared/ui/carousel/startCarousel.ts';
import { Marquee } from '../../../shared/ui/Marquee.tsx';
import { stubIntersectionObserver } from '../../support/browserStubs.ts';
import { fakeMotionStore } from '../../support/motionSurroundings.ts';

const mocks = vi.hoisted(() => ({
  motion: undefined as unknown as MotionStore,
  startCarousel: vi.fn(),
  FastMarquee: vi.fn(),
}));

vi.mock('../../../shared/runtime/motion/pageMotion.ts', () => ({ pageMotion: () => mocks.motion }));
vi.mock('../../../shared/ui/carousel/startCarousel.ts', () => ({ startCarousel: mocks.startCarousel }));
vi.mock('../../../shared/ui/marquee/fastMarquee.ts', () => ({ FastMarquee: mocks.FastMarquee }));

let show: (isInView: boolean) => void;

beforeEach(() => {
  mocks.motion = fakeMotionStore().store;
  show = stubIntersectionObserver();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const broken = new Error('broken');
const fail = () => {
  throw broken;
};
const items = ['One', 'Two', 'Three'].map((name) => ({ name, content: <p>About {name}</p> }));
const logged = () => vi.mocked(console.error).mock.calls.flat();

test('a carousel whose library throws stays a row that can be scrolled, and the page stays', async () => {
  const destroy = vi.fn();
  mocks.startCarousel.mockImplementation((viewport: HTMLElement, settings: CarouselSettings) => {
    // As far as Swiper may have come.
    Object.assign(viewport, { swiper: { destroy } });
    settings.onFit(true);
    screen.getByRole('group', { name: '3 of 3: Three' }).inert = true;
    fail();
  });
  render(
    <>
      <h1>The page</h1>
      <Carousel id="things" heading="Things" slides={items} threeFrom="large" />
    </>,
  );
  show(true);
  await waitFor(() => expect(mocks.startCarousel).toHaveBeenCalled());
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
  const carousel = screen.getByRole('region', { name: 'Things' });
  expect(carousel).toHaveClass('carousel--plain');
  expect(carousel.querySelector('.carousel__viewport')).toHaveAttribute('tabindex', '0');
  for (const slide of screen.getAllByRole('group', { name: /of 3/ })) expect(slide.inert).not.toBe(true);
  expect(destroy).toHaveBeenCalledOnce();
  expect(logged()).toContain(broken);
});

test('a marquee whose library throws becomes the plain list for good, and the page stays', async () => {
  mocks.FastMarquee.mockImplementation(fail);
  const page = (isMoving: boolean) => (
    <>
      <h1>The page</h1>
      <Marquee items={items} isMoving={isMoving} />
    </>
  );
  const { container, rerender } = render(page(true));
  show(true);
  await waitFor(() => expect(container.querySelector('.marquee')).toHaveClass('marquee--plain'));
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(container.querySelector('.marquee__running')).toBeNull();
  expect(logged()).toContain(broken);

  mocks.FastMarquee.mockClear();
  rerender(page(false));
  rerender(page(true));
  await Promise.resolve();
  expect(mocks.FastMarquee).not.toHaveBeenCalled();
});
