import { expect, it } from 'vitest';
import { readingMinutes } from '../../../shared/core/readingMinutes.ts';

it.each([
  ['', 1],
  ['word '.repeat(660), 3],
])('reads "%s" in %i minutes', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
