import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { createMotionStore } from '#shared/runtime/motion/pageMotion.ts';
import { HeroFilm } from '../../../pages/home/islands/HeroFilm.tsx';
import { heroFilms } from '../../../pages/home/parts/heroFilms.ts';
import { stubIntersectionObserver, stubMatchMedia, stubReducedMotion } from '../../support/browserStubs.ts';

const mocks = vi.hoisted(() => ({ motion: undefined as unknown as ReturnType<typeof createMotionStore> }));
vi.mock('#shared/runtime/motion/pageMotion.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  pageMotion: () => mocks.motion,
}));

let reduceMotion: (isReduced: boolean) => void;
let show: (isInView: boolean) => void;
let play: MockInstance<() => Promise<void>>;
let pause: MockInstance<() => void>;

const openWindow = (savesData: boolean) => stubMatchMedia((query) => query.includes('data') && savesData);

beforeEach(() => {
  reduceMotion = stubReducedMotion();
  mocks.motion = createMotionStore();
  show = stubIntersectionObserver();
  openWindow(false);
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/images/hero/still.webp');
});

const hero = (
  <section>
    <img src="/images/hero/still.webp" alt="" />
    <HeroFilm />
  </section>
);

function renderFilm({ isPaused = false } = {}) {
  if (isPaused) mocks.motion.choose('pause');
  const view = render(hero);
  show(true);
  return { ...view, video: () => view.container.querySelector('video') };
}

test('is silent, loops, plays inline and starts with the still, AV1 first', () => {
  const { video } = renderFilm();
  expect(video()).toMatchObject({ muted: true, loop: true });
  expect(video()).toHaveAttribute('playsinline');
  expect(video()).toHaveAttribute('poster', '/images/hero/still.webp');
  expect(video()).not.toHaveAttribute('controls');
  expect([...video()!.querySelectorAll('source')].map(({ src }) => src.split('.').pop())).toEqual(
    heroFilms.flatMap(() => ['webm', 'mp4']),
  );
  expect(play).toHaveBeenCalled();
});

test.each<[string, () => void]>([
  ['for a visitor who saves data', () => openWindow(true)],
  ['for a visitor who asks for less motion', () => reduceMotion(true)],
])('is not fetched %s, and has no switch', (_where, prepare) => {
  prepare();
  const { video, container } = renderFilm();
  expect(video()).toBeNull();
  expect(container.querySelector('button')).toBeNull();
});

test('is not fetched before it may run for the first time, but has its switch', () => {
  const { video, container } = renderFilm({ isPaused: true });
  expect(video()).toBeNull();
  expect(container.querySelector('button')).not.toBeNull();
  act(() => mocks.motion.choose('play'));
  expect(video()).not.toBeNull();
});

test('pauses when it is out of view, and continues', () => {
  const { video } = renderFilm();
  show(false);
  expect(pause).toHaveBeenCalledOnce();
  show(true);
  expect(play).toHaveBeenCalledTimes(2);
  expect(video()).not.toBeNull();
});

test('starts again when the browser restores the page, but not if it is paused', () => {
  renderFilm();
  const restore = () =>
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  restore();
  expect(pause).toHaveBeenCalledOnce();
  expect(play).toHaveBeenCalledTimes(2);
  act(() => mocks.motion.choose('pause'));
  restore();
  expect(play).toHaveBeenCalledTimes(2);
});

test('that the browser refuses to play leaves the poster, without an uncaught error', async () => {
  play.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  const { video } = renderFilm();
  await act(async () => {});
  expect(video()).not.toBeNull();
});

test.each(['video', 'source:last-of-type'])('that fails (%s) leaves the still', (part) => {
  const { container, video } = renderFilm();
  fireEvent.error(container.querySelector(part)!);
  expect(video()).toBeNull();
  expect(container.querySelector('button')).toBeNull();
  expect(container.querySelector('img')).toBeVisible();
});

test('whose first file fails waits for the second', () => {
  const { container, video } = renderFilm();
  fireEvent.error(container.querySelector('source')!);
  expect(video()).not.toBeNull();
});
