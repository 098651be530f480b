import { expect, test } from 'vitest';
import { plural } from '../../../shared/core/plural.ts';

test.each([
  [0, '0 pages'],
  [1, '1 page'],
  [2, '2 pages'],
])('%i pages are "%s"', (count, text) => {
  expect(plural(count, 'page')).toBe(text);
});

test('a noun may have a plural of its own', () => {
  expect([1, 3].map((count) => plural(count, 'entry', 'entries'))).toEqual(['1 entry', '3 entries']);
});
