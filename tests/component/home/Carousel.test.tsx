import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Carousel, type CarouselWords } from '../../../shared/ui/Carousel.tsx';
import type { CarouselSettings } from '../../../shared/ui/carousel/startCarousel.ts';
import { fakeMotionStore } from '../../support/motionSurroundings.ts';

const words: CarouselWords = {
  motion: { play: 'Play motion', pause: 'Pause motion' },
  carousel: 'carousel',
  slide: 'slide',
  slideName: '{number} of {count}: {name}',
  previous: 'Previous slide: {heading}',
  next: 'Next slide: {heading}',
  choose: 'Choose a slide: {heading}',
  bar: 'Slide {name}',
};

const mocks = vi.hoisted(() => ({
  motion: undefined as unknown as import('../../../shared/browser/motion/createMotionStore.ts').MotionStore,
  settings: undefined as CarouselSettings | undefined,
  running: { next: vi.fn(), previous: vi.fn(), goTo: vi.fn(), rotate: vi.fn(), destroy: vi.fn() },
  startCarousel: vi.fn(),
}));

vi.mock('../../../shared/browser/motion/pageMotion.ts', () => ({ pageMotion: () => mocks.motion }));
vi.mock('../../../shared/ui/carousel/startCarousel.ts', () => ({ startCarousel: mocks.startCarousel }));

let fake: ReturnType<typeof fakeMotionStore>;

beforeEach(() => {
  vi.resetAllMocks();
  fake = fakeMotionStore();
  mocks.motion = fake.store;
  mocks.startCarousel.mockImplementation((_viewport: Element, settings: CarouselSettings) => {
    mocks.settings = settings;
    settings.onFit(true);
    return mocks.running;
  });
});

const slidesNamed = (...names: string[]) => names.map((name) => ({ name, content: <p>About {name}</p> }));
const seven = slidesNamed('One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven');

type Options = { slides?: typeof seven; stopsWhenMoved?: boolean; pausesOnHover?: boolean };

function renderCarousel({ slides = seven, ...options }: Options = {}) {
  return render(
    <Carousel words={words} id="things" heading="Things" slides={slides} threeFrom="large" {...options} />,
  );
}

const carousel = () => screen.getByRole('region', { name: 'Things' });
const button = (name: string | RegExp) => within(carousel()).getByRole('button', { name });
const track = () => carousel().querySelector('.carousel__track');
const viewport = () => carousel().querySelector('.carousel__viewport')!;
const isRotating = () => mocks.running.rotate.mock.lastCall?.[0];

describe('a single slide', () => {
  test('has no controls and needs no Swiper', async () => {
    renderCarousel({ slides: slidesNamed('Only') });
    expect(screen.getByText('About Only')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(mocks.startCarousel).not.toHaveBeenCalled();
  });
});

describe('the pattern', () => {
  test('names the carousel and each slide', async () => {
    renderCarousel();
    expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel');
    const slides = screen.getAllByRole('group', { name: /of 7/ });
    expect(slides[1]).toHaveAccessibleName('2 of 7: Two');
    for (const slide of slides) expect(slide).toHaveAttribute('aria-roledescription', 'slide');
  });

  test('names its controls differently from those of another on the page', async () => {
    renderCarousel();
    render(<Carousel words={words} id="others" heading="Others" slides={seven} threeFrom="large" />);
    const names = (role: string, of: string) =>
      within(screen.getByRole('region', { name: of }))
        .getAllByRole(role, { name: /^(Previous slide|Next slide|Choose a slide)/ })
        .map((control) => control.getAttribute('aria-label'));
    expect(names('button', 'Things')).toEqual(['Previous slide: Things', 'Next slide: Things']);
    expect(names('button', 'Others')).toEqual(['Previous slide: Others', 'Next slide: Others']);
    expect(names('group', 'Things')).toEqual(['Choose a slide: Things']);
    expect(names('group', 'Others')).toEqual(['Choose a slide: Others']);
  });

  test('has the rotation control first, before slides and other controls', async () => {
    renderCarousel();
    expect(within(carousel()).getAllByRole('button')[0]).toHaveAccessibleName('Pause motion');
  });

  test('is off for screen readers while it moves and polite while it is still', async () => {
    renderCarousel();
    expect(track()).toHaveAttribute('aria-live', 'off');
    await userEvent.click(button('Pause motion'));
    expect(track()).toHaveAttribute('aria-live', 'polite');
  });

  test('leads to the slides by buttons and bars, and marks the one in view', async () => {
    renderCarousel();
    await userEvent.click(button('Next slide: Things'));
    await userEvent.click(button('Previous slide: Things'));
    await userEvent.click(button('Slide 5 of 7: Five'));
    expect(mocks.running.next).toHaveBeenCalledOnce();
    expect(mocks.running.previous).toHaveBeenCalledOnce();
    expect(mocks.running.goTo).toHaveBeenCalledExactlyOnceWith(4);
    act(() => mocks.settings!.onSlide(4));
    expect(button('Slide 5 of 7: Five')).toHaveAttribute('aria-current', 'true');
    expect(carousel().querySelectorAll('[aria-current]')).toHaveLength(1);
  });
});

describe('autoplay', () => {
  test('starts when all is ready', async () => {
    renderCarousel();
    expect(isRotating()).toBe(true);
  });

  test('does not start where all slides fit side by side', async () => {
    renderCarousel();
    act(() => mocks.settings!.onFit(false));
    expect(isRotating()).toBe(false);
    expect(carousel()).not.toHaveClass('carousel--running');
    act(() => mocks.settings!.onFit(true));
    expect(isRotating()).toBe(true);
  });

  test('obeys the switch, and the choice is kept', async () => {
    renderCarousel();
    await userEvent.click(button('Pause motion'));
    expect(isRotating()).toBe(false);
    expect([...fake.kept.values()]).toEqual(['pause']);
    await userEvent.click(button('Play motion'));
    expect(isRotating()).toBe(true);
  });

  test.each([
    ['less motion is asked for', () => fake.reduce(true), () => fake.reduce(false)],
    ['the tab is hidden', () => fake.hide(true), () => fake.hide(false)],
  ])('waits while %s', async (_reason, begin, end) => {
    renderCarousel();
    act(begin);
    expect(isRotating()).toBe(false);
    act(end);
    expect(isRotating()).toBe(true);
  });

  test('waits while the keyboard focus is inside', async () => {
    renderCarousel();
    await userEvent.tab();
    expect(button('Pause motion')).toHaveFocus();
    expect(isRotating()).toBe(false);
    act(() => (document.activeElement as HTMLElement).blur());
    expect(isRotating()).toBe(true);
  });

  test('waits while a mouse rests on slides that are to be read, and only then', async () => {
    renderCarousel({ pausesOnHover: true });
    await userEvent.hover(viewport());
    expect(isRotating()).toBe(false);
    await userEvent.unhover(viewport());
    expect(isRotating()).toBe(true);
  });

  test('waits for a mouse that was on the slides before the script ran, once it moves', () => {
    renderCarousel({ pausesOnHover: true });
    fireEvent.pointerMove(viewport(), { pointerType: 'mouse' });
    expect(isRotating()).toBe(false);
  });

  test('continues under the mouse elsewhere', async () => {
    renderCarousel();
    await userEvent.hover(viewport());
    expect(isRotating()).toBe(true);
  });

  test('continues under focus and mouse after an explicit Play', async () => {
    renderCarousel({ pausesOnHover: true });
    await userEvent.click(button('Pause motion'));
    await userEvent.click(button('Play motion'));
    await userEvent.hover(viewport());
    await userEvent.tab();
    expect(isRotating()).toBe(true);
  });

  test.each<[string, () => Promise<void> | void]>([
    ['a button', () => userEvent.click(button('Next slide: Things'))],
    ['a bar', () => userEvent.click(button(/^Slide 2/))],
    ['a drag', () => act(() => mocks.settings!.onDrag())],
  ])('stops after %s where that is asked for, until its switch starts it again', async (_means, move) => {
    renderCarousel({ stopsWhenMoved: true });
    await move();
    expect(isRotating()).toBe(false);
    act(() => mocks.motion.choose('pause'));
    act(() => mocks.motion.choose('play'));
    expect(isRotating()).toBe(false);
    await userEvent.click(button('Play motion'));
    expect(isRotating()).toBe(true);
    await userEvent.click(button('Pause motion'));
    expect(isRotating()).toBe(false);
  });

  test('continues after a move elsewhere', async () => {
    renderCarousel();
    await userEvent.click(button('Next slide: Things'));
    act(() => button('Next slide: Things').blur());
    expect(isRotating()).toBe(true);
  });
});

test('takes Swiper away with it', async () => {
  const { unmount } = renderCarousel();
  unmount();
  expect(mocks.running.destroy).toHaveBeenCalledOnce();
});
