import { expect, test } from 'vitest';
import { isPlaceholder } from '../../../shared/seo/isPlaceholder.ts';

test.each([
  'hello@example.com',
  'https://www.example.com/linkedin',
  'https://example.org',
  'https://firm.test/',
  '+91 00000 00000',
  'Office address line',
])('%s is a stand-in', (value) => {
  expect(isPlaceholder(value)).toBe(true);
});

test.each([
  'hello@firm.in',
  'https://www.linkedin.com/company/example-firm',
  'https://www.myexample.com/',
  '+91 98765 00000',
  '12 Station Road',
])('%s is not', (value) => {
  expect(isPlaceholder(value)).toBe(false);
});
