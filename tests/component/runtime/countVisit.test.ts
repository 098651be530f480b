import { afterEach, expect, it, vi } from 'vitest';
import { countVisit } from '../../../shared/runtime/countVisit.ts';

const counter = 'https://stats.example.org/count';

/** Counts a visit in a browser with these signals, and returns what was sent; the counter cannot be reached. */
function countedWith(signals: object) {
  const send = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('navigator', signals);
  vi.stubGlobal('fetch', send);
  countVisit(counter);
  return send.mock.calls;
}

afterEach(() => vi.unstubAllGlobals());

it('sends the path and the title of the page, once, without cookies', () => {
  document.title = 'Careers & more';
  const [[address, request], ...others] = countedWith({ doNotTrack: null }) as [[string, RequestInit]];
  expect(others).toEqual([]);
  expect(request).toMatchObject({ mode: 'no-cors', credentials: 'omit' });
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe(counter);
  expect(searchParams.get('p')).toBe(location.pathname);
  expect(searchParams.get('t')).toBe('Careers & more');
});

it.each([[{ doNotTrack: '1' }], [{ globalPrivacyControl: true }]])('sends nothing under %o', (signals) => {
  expect(countedWith(signals)).toEqual([]);
});
