import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renewMocks } from './carouselMocks.ts';
import { button, carousel, renderCarousel } from './renderCarousel.tsx';

const mocks = await vi.hoisted(async () => (await import('./carouselMocks.ts')).carouselMocks());

vi.mock('../../../shared/runtime/motion/pageMotion.ts', () => ({ pageMotion: () => mocks.motion }));
vi.mock('../../../shared/ui/carousel/startCarousel.ts', () => ({ startCarousel: mocks.startCarousel }));

let fake: ReturnType<typeof renewMocks>;

beforeEach(() => {
  fake = renewMocks(mocks);
});

const viewport = () => carousel().querySelector('.carousel__viewport')!;
const isRotating = () => mocks.running.rotate.mock.lastCall?.[0];

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
