import { afterEach, expect, it, vi } from 'vitest';
import { countVisit } from '../../../shared/runtime/countVisit.ts';

const counter = 'https://stats.example.org/count';

/** Counts a visit in a browser with these signals, and returns the addresses that it was sent to. */
function countedWith(signals: object): string[] {
  const sent: string[] = [];
  const sendBeacon = (address: string) => sent.push(address) > 0;
  vi.stubGlobal('navigator', { sendBeacon, ...signals });
  countVisit(counter);
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

it('sends the path and the title of the page, once', () => {
  document.title = 'Careers & more';
  const [address, ...others] = countedWith({ doNotTrack: null });
  expect(others).toEqual([]);
  const { origin, pathname, searchParams } = new URL(address!);
  expect(origin + pathname).toBe(counter);
  expect(searchParams.get('p')).toBe(location.pathname);
  expect(searchParams.get('t')).toBe('Careers & more');
});

it.each([[{ doNotTrack: '1' }], [{ globalPrivacyControl: true }]])('sends nothing under %o', (signals) => {
  expect(countedWith(signals)).toEqual([]);
});
