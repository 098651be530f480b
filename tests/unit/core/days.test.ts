import { expect, test, vi } from 'vitest';
import { day } from '#shared/model/schema/fields.ts';
import { siteDay } from '#shared/model/siteDay.ts';

test.each([
  ['2026-12-01T18:29:59Z', '2026-12-01', '2026-12-02'],
  ['2026-12-31T18:30:00Z', '2027-01-01', '2027-01-02'],
])('at %s the site is built for %s, the day in India, and no later one', (now, today, tomorrow) => {
  vi.useFakeTimers({ now: Date.parse(now) });
  vi.stubEnv('SITE_DATE', '');
  expect(siteDay()).toBe(today);
  expect(day.safeParse(today).success).toBe(true);
  expect(day.safeParse(tomorrow).success).toBe(false);
});

test('the site is built for the day that SITE_DATE names', () => {
  vi.stubEnv('SITE_DATE', '2027-02-28');
  expect(siteDay()).toBe('2027-02-28');
});
