import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OfficeMap } from '../../../pages/contact/islands/OfficeMap.tsx';
import { stubIntersectionObserver } from '../../support/browserStubs.ts';

const ask = vi.fn<typeof fetch>();
const map = () => screen.queryByTitle('The office');

/** Shows the map's place out of view, on a page that is scrolled by as much; returns what brings it near. */
function show(scrolled = 0): () => void {
  vi.stubGlobal('scrollY', scrolled);
  const report = stubIntersectionObserver();
  render(<OfficeMap embedUrl="about:blank" title="The office" />);
  return () => report(true);
}

// Without it happy-dom reports each frame that it does not load.
const { settings } = (window as unknown as { happyDOM: { settings: { enableIframePageLoading: boolean } } })
  .happyDOM;

beforeEach(() => {
  settings.enableIframePageLoading = true;
  vi.stubGlobal('fetch', ask);
  ask.mockReset().mockResolvedValue(new Response());
});
afterEach(() => {
  settings.enableIframePageLoading = false;
  vi.unstubAllGlobals();
});

test('the service is asked only once its map is near and the visitor has acted', async () => {
  const comeNear = show();
  fireEvent.scroll(window);
  expect(ask).not.toHaveBeenCalled();
  await act(async () => comeNear());
  expect(ask).toHaveBeenCalledOnce();
  expect(map()).toHaveAttribute('loading', 'lazy');
});

test.each(['scroll', 'pointerdown', 'keydown', 'focusin'])(
  'a map that is near waits for a %s',
  async (type) => {
    const comeNear = show();
    await act(async () => comeNear());
    expect(ask).not.toHaveBeenCalled();
    await act(async () => fireEvent(window, new Event(type)));
    expect(map()).toBeInTheDocument();
  },
);

test('a page that was scrolled before its script came counts as used', async () => {
  const comeNear = show(300);
  await act(async () => comeNear());
  expect(map()).toBeInTheDocument();
});

test('without a network nothing takes the place of the map, until the network is back', async () => {
  ask.mockRejectedValueOnce(new TypeError());
  const comeNear = show(300);
  await act(async () => comeNear());
  expect(map()).toBeNull();
  await act(async () => fireEvent(window, new Event('online')));
  expect(map()).toBeInTheDocument();
});
