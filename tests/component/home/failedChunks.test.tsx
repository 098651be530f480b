import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MotionStore } from '../../../shared/runtime/motion/createMotionStore.ts';
import { Carousel } from '../../../shared/ui/Carousel.tsx';
import { Marquee } from '../../../shared/ui/Marquee.tsx';
import { stubIntersectionObserver } from '../../support/browserStubs.ts';
import { fakeMotionStore } from '../../support/motionSurroundings.ts';

const mocks = vi.hoisted(() => ({
  motion: undefined as unknown as MotionStore,
  offline() {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

vi.mock('../../../shared/runtime/motion/pageMotion.ts', () => ({ pageMotion: () => mocks.motion }));
vi.mock('../../../shared/ui/carousel/startCarousel.ts', mocks.offline);
vi.mock('../../../shared/ui/marquee/fastMarquee.ts', mocks.offline);

let show: (isInView: boolean) => void;

beforeEach(() => {
  mocks.motion = fakeMotionStore().store;
  show = stubIntersectionObserver();
});

afterEach(() => vi.unstubAllGlobals());

const items = ['One', 'Two', 'Three'].map((name) => ({ name, content: <p>About {name}</p> }));

test('a carousel without Swiper stays a row that can be scrolled', async () => {
  render(<Carousel id="things" heading="Things" slides={items} threeFrom="large" />);
  show(true);
  const carousel = screen.getByRole('region', { name: 'Things' });
  await waitFor(() => expect(carousel).toHaveClass('carousel--plain'));
  expect(screen.getAllByRole('group', { name: /of 3/ })).toHaveLength(3);
  expect(carousel.querySelector('.carousel__viewport')).toHaveAttribute('tabindex', '0');
});

test('a marquee without its library stays a plain list', async () => {
  const { container } = render(<Marquee items={items} isMoving />);
  show(true);
  await waitFor(() => expect(container.firstChild).toHaveClass('marquee--plain'));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
