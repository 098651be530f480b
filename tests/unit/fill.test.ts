import { expect, test } from 'vitest';
import { fill } from '../../shared/core/fill.ts';

test('names in braces become their values, each as often as it is named', () => {
  expect(fill('{a} of {count}: {a}', { a: '$& {count}', count: 3 })).toBe('$& {count} of 3: $& {count}');
});

test('a name without a value is refused', () => {
  expect(() => fill('By {brand}', { name: 'A' })).toThrow('"By {brand}" names {brand}, and there are name');
});
