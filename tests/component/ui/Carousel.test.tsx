import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fill } from '#shared/core/fill.ts';
import { pageMotion } from '#shared/runtime/motion/pageMotion.ts';
import { Carousel } from '#shared/ui/Carousel.tsx';
import type { CarouselSettings } from '#shared/ui/startCarousel.ts';
import { carouselWords, motionWords } from '#shared/words/controls.ts';
import { stubIntersectionObserver } from '../../support/browserStubs.ts';

// What takes the place of Swiper.
const mocks = vi.hoisted(() => ({
  running: { next: vi.fn(), goTo: vi.fn(), rotate: vi.fn(), destroy: vi.fn() },
  startCarousel: vi.fn<(viewport: Element, settings: CarouselSettings) => object>(),
}));
vi.mock('#shared/ui/startCarousel.ts', () => ({ startCarousel: mocks.startCarousel }));

let showInWindow: (isInView: boolean) => void;

beforeEach(() => {
  showInWindow = stubIntersectionObserver();
  vi.resetAllMocks();
  mocks.startCarousel.mockImplementation((_viewport, { onFit }) => {
    onFit(true);
    return mocks.running;
  });
});

const heading = 'Things';
const next = fill(carouselWords.next, { heading });
const slide = (number: number, name: string) => fill(carouselWords.slideName, { number, count: 7, name });
const bar = (number: number, name: string) => fill(carouselWords.bar, { name: slide(number, name) });
const slidesNamed = (...names: string[]) => names.map((name) => ({ name, content: <p>About {name}</p> }));
const seven = slidesNamed('One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven');

const show = ({ slides = seven, ...options }: Partial<ComponentProps<typeof Carousel>> = {}) => {
  const view = render(
    <Carousel id="things" heading={heading} slides={slides} threeFrom="large" {...options} />,
  );
  showInWindow(true);
  return view;
};
const carousel = () => screen.getByRole('region', { name: heading });
const button = (name: string) => within(carousel()).getByRole('button', { name });
const viewport = () => carousel().querySelector('.carousel__viewport')!;
const settings = () => mocks.startCarousel.mock.lastCall![1];
const isRotating = () => mocks.running.rotate.mock.lastCall?.[0];

test('a single slide has no controls and needs no Swiper', () => {
  show({ slides: slidesNamed('Only') });
  expect(screen.getByText('About Only')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(mocks.startCarousel).not.toHaveBeenCalled();
});

test('a carousel and its slides say what they are, and the switch comes first', () => {
  show();
  expect(carousel()).toHaveAttribute('aria-roledescription', carouselWords.carousel);
  const second = screen.getByRole('group', { name: slide(2, 'Two') });
  expect(second).toHaveAttribute('aria-roledescription', carouselWords.slide);
  expect(screen.getAllByRole('button')[0]).toHaveAccessibleName(motionWords.pause);
});

test.each<[string, () => Promise<void> | void, () => Promise<void> | void]>([
  ['all slides fit side by side', () => settings().onFit(false), () => settings().onFit(true)],
  ['it is out of view', () => showInWindow(false), () => showInWindow(true)],
  ['the keyboard focus is inside', () => userEvent.tab(), () => button(motionWords.pause).blur()],
  ['a mouse rests on the slides', () => userEvent.hover(viewport()), () => userEvent.unhover(viewport())],
])('autoplay waits while %s', async (_reason, begin, end) => {
  show({ pausesOnHover: true });
  await act(async () => begin());
  expect(isRotating()).toBe(false);
  await act(async () => end());
  expect(isRotating()).toBe(true);
});

test('autoplay continues under the mouse and after a move where it is not to stop for them', async () => {
  show();
  await userEvent.hover(viewport());
  expect(isRotating()).toBe(true);
  await userEvent.click(button(next));
  act(() => button(next).blur());
  expect(isRotating()).toBe(true);
});

test.each<[string, () => Promise<void> | void]>([
  ['a button', () => userEvent.click(button(next))],
  ['a bar', () => userEvent.click(button(bar(2, 'Two')))],
  ['a drag', () => act(() => settings().onDrag())],
])(
  'autoplay stops after %s where that is asked for, until its switch starts it again',
  async (_means, move) => {
    show({ stopsWhenMoved: true });
    await move();
    expect(isRotating()).toBe(false);
    act(() => pageMotion().choose('pause'));
    act(() => pageMotion().choose('play'));
    expect(isRotating()).toBe(false);
    await userEvent.click(button(motionWords.play));
    expect(isRotating()).toBe(true);
  },
);

test('says the slide that a visitor moves to, and none to which it moves by itself', () => {
  show();
  act(() => settings().onSlide(1, true));
  expect(screen.getByText(slide(2, 'Two'))).toHaveAttribute('aria-live', 'polite');
  act(() => settings().onSlide(2, false));
  expect(screen.queryByText(slide(3, 'Three'))).toBeNull();
});
