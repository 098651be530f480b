import { afterEach, expect, test, vi } from 'vitest';
import { siteDay } from '../../../shared/content/siteDay.ts';
import { endOfIndianDay, indianDay } from '../../../shared/core/days.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test.each([
  ['2026-12-01T18:29:59Z', '2026-12-01'],
  ['2026-12-01T18:30:00Z', '2026-12-02'],
  ['2026-12-31T20:00:00Z', '2027-01-01'],
])('at %s it is in India %s', (moment, day) => {
  expect(indianDay(Date.parse(moment))).toBe(day);
});

test('a day in India ends a second before the next one begins', () => {
  expect(indianDay(Date.parse(endOfIndianDay('2026-12-01')))).toBe('2026-12-01');
  expect(indianDay(Date.parse(endOfIndianDay('2026-12-01')) + 1000)).toBe('2026-12-02');
});

test('the site is built for today in India, or for the day that SITE_DATE names', () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-01T18:30:00Z') });
  vi.stubEnv('SITE_DATE', '');
  expect(siteDay()).toBe('2026-12-02');
  vi.stubEnv('SITE_DATE', '2027-02-28');
  expect(siteDay()).toBe('2027-02-28');
});

test.each(['2027-02-29', 'tomorrow', '1.12.2026'])('SITE_DATE=%s is refused', (value) => {
  vi.stubEnv('SITE_DATE', value);
  expect(siteDay).toThrow(`SITE_DATE is "${value}": write year, month and day, such as "2026-12-01"`);
});
