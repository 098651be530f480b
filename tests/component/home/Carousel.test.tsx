import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Carousel } from '../../../shared/ui/Carousel.tsx';
import { renewMocks } from './carouselMocks.ts';
import { button, carousel, renderCarousel, seven, slidesNamed, words } from './renderCarousel.tsx';

const mocks = await vi.hoisted(async () => (await import('./carouselMocks.ts')).carouselMocks());

vi.mock('../../../shared/runtime/motion/pageMotion.ts', () => ({ pageMotion: () => mocks.motion }));
vi.mock('../../../shared/ui/carousel/startCarousel.ts', () => ({ startCarousel: mocks.startCarousel }));

beforeEach(() => void renewMocks(mocks));

const track = () => carousel().querySelector('.carousel__track');

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

test('takes Swiper away with it', async () => {
  const { unmount } = renderCarousel();
  unmount();
  expect(mocks.running.destroy).toHaveBeenCalledOnce();
});
