import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { pageMotion } from '#shared/runtime/motion/pageMotion.ts';
import { HeroFilm } from '../../../pages/home/islands/HeroFilm.tsx';
import { heroFilms } from '../../../pages/home/parts/heroFilms.ts';
import { stubIntersectionObserver } from '../../support/browserStubs.ts';

let show: (isInView: boolean) => void;
let play: MockInstance<() => Promise<void>>;
let pause: MockInstance<() => void>;

beforeEach(() => {
  show = stubIntersectionObserver();
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
  if (isPaused) pageMotion().choose('pause');
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

test.each(['prefers-reduced-data', 'prefers-reduced-motion'])(
  'is not fetched for a visitor with %s, and has no switch',
  (setting) => {
    const matchMedia = (query: string) =>
      Object.assign(new EventTarget(), { matches: query.includes(setting) });
    vi.stubGlobal('matchMedia', matchMedia);
    const { video, container } = renderFilm();
    expect(video()).toBeNull();
    expect(container.querySelector('button')).toBeNull();
  },
);

test('is not fetched before it may run for the first time, but has its switch', () => {
  const { video, container } = renderFilm({ isPaused: true });
  expect(video()).toBeNull();
  expect(container.querySelector('button')).not.toBeNull();
  act(() => pageMotion().choose('play'));
  expect(video()).not.toBeNull();
});

test('pauses while it is out of view', () => {
  renderFilm();
  show(false);
  expect(pause).toHaveBeenCalledOnce();
  show(true);
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
  // A browser tries the next file.
  fireEvent.error(container.querySelector('source')!);
  expect(video()).not.toBeNull();
  fireEvent.error(container.querySelector(part)!);
  expect(video()).toBeNull();
  expect(container.querySelector('button')).toBeNull();
  expect(container.querySelector('img')).toBeVisible();
});
