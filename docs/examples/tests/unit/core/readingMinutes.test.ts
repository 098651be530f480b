import { expect, it } from 'vitest';
import { readingMinutes } from '../../../shared/core/readingMinutes.ts';

it.each([
  [0, 1],
  [660, 3],
])('reads %i words in %i minutes', (words, minutes) => {
  expect(readingMinutes('word '.repeat(words))).toBe(minutes);
});
