import { expect, it, vi } from 'vitest';
import { countVisit } from '#shared/runtime/countVisit.ts';

const counter = 'https://stats.example.org/count';

/** Counts a visit in a browser with these signals, and returns what was sent; the counter cannot be reached. */
function countedWith(signals: object, hostname = 'www.example.com') {
  const send = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('location', { hostname, pathname: '/careers/' });
  vi.stubGlobal('navigator', signals);
  vi.stubGlobal('fetch', send);
  countVisit(counter);
  return send.mock.calls;
}

it('sends path, title and referrer of the page and nothing else, once, without cookies', () => {
  document.title = 'Careers & more';
  const [[address, request], ...others] = countedWith({ doNotTrack: null }) as [[string, RequestInit]];
  expect(others).toEqual([]);
  expect(request).toMatchObject({ mode: 'no-cors', credentials: 'omit' });
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe(counter);
  const visit = { p: '/careers/', t: 'Careers & more', r: document.referrer };
  expect(Object.fromEntries(searchParams)).toEqual(visit);
});

it.each<[object, string?]>([[{ doNotTrack: '1' }], [{ globalPrivacyControl: true }], [{}, 'localhost']])(
  'sends nothing under %o on %s',
  (signals, hostname) => {
    expect(countedWith(signals, hostname)).toEqual([]);
  },
);
