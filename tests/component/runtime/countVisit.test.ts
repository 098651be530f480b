import { expect, it, vi } from 'vitest';
import { countVisit } from '#shared/runtime/countVisit.ts';

const counter = 'https://stats.example.org/count';

const canonical =
  '<title>Careers &amp; more</title><link rel="canonical" href="https://www.example.com/careers/">';

/** Counts a visit in a browser with these signals, and returns what was sent; the counter cannot be reached. */
function countedWith(signals: object, origin = 'https://www.example.com', head = canonical) {
  document.head.innerHTML = head;
  const send = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('location', { origin, pathname: '/careers/' });
  vi.stubGlobal('navigator', signals);
  vi.stubGlobal('fetch', send);
  vi.stubEnv('VISIT_COUNTER', counter);
  countVisit();
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

it.each<[object, string?, string?]>([
  [{ doNotTrack: '1' }],
  [{ globalPrivacyControl: true }],
  ...[
    'http://localhost:4173',
    'http://127.0.0.1:4173',
    'http://192.168.1.20',
    'https://www.example.com.test',
  ].map((origin): [object, string] => [{}, origin]),
  [{}, 'https://www.example.com', ''],
])('sends nothing under %o on %s', (...visit) => {
  expect(countedWith(...visit)).toEqual([]);
});
