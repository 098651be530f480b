import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { day } from '../../../shared/content/schema/fields.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['2026-03-01T18:29:59Z', '2026-03-01', '2026-03-02'],
  ['2026-03-01T18:30:00Z', '2026-03-02', '2026-03-03'],
])('at %s the last day that has come in India is %s', (now, today, tomorrow) => {
  vi.setSystemTime(new Date(now));
  expect(day.safeParse(today).success).toBe(true);
  expect(day.safeParse(tomorrow).success).toBe(false);
});
