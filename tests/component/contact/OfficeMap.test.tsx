import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OfficeMap } from '../../../pages/contact/islands/OfficeMap.tsx';

const ask = vi.fn<typeof fetch>();
const map = () => screen.queryByTitle('The office');

/** Shows the map's place on a page that is scrolled by as much. */
async function show(scrolled = 0): Promise<void> {
  vi.stubGlobal('scrollY', scrolled);
  await act(async () => void render(<OfficeMap embedUrl="about:blank" title="The office" />));
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

test.each(['scroll', 'pointerdown', 'keydown', 'focusin'])(
  'the map is requested once, after a %s',
  async (type) => {
    await show();
    expect(ask).not.toHaveBeenCalled();
    await act(async () => fireEvent(window, new Event(type)));
    expect(ask).toHaveBeenCalledOnce();
    expect(map()).toHaveAttribute('loading', 'lazy');
  },
);

test('a page that was scrolled before its script loaded counts as used', async () => {
  await show(300);
  expect(map()).toBeInTheDocument();
});

test('without a network nothing takes the place of the map, until the network is back', async () => {
  ask.mockRejectedValueOnce(new TypeError());
  await show(300);
  expect(map()).toBeNull();
  await act(async () => fireEvent(window, new Event('online')));
  expect(map()).toBeInTheDocument();
});
