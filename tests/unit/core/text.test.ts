import { expect, test } from 'vitest';
import { technologyAnchor } from '../../../shared/content/cards.ts';
import { fill } from '../../../shared/core/fill.ts';
import { slugOf } from '../../../shared/core/slugOf.ts';
import { telephoneHref } from '../../../shared/shell/telephoneHref.ts';

test('names in braces become their values, each as often as it is named', () => {
  expect(fill('{a} of {count}: {a}', { a: '$& {count}', count: 3 })).toBe('$& {count} of 3: $& {count}');
  expect(() => fill('By {brand}', { name: 'A' })).toThrow('"By {brand}" names {brand}, and there are name');
});

test.each([
  [slugOf, 'Web Development', 'web-development'],
  [slugOf, 'UI/UX Design', 'ui-ux-design'],
  [slugOf, 'Node.js Developer', 'nodejs-developer'],
  [slugOf, 'What’s New', 'whats-new'],
  [slugOf, 'C++', 'c-plus-plus'],
  [slugOf, 'C#', 'c-sharp'],
  [slugOf, 'Développeur à Pune', 'developpeur-a-pune'],
  [technologyAnchor, '.NET MAUI', 'net-maui'],
  [technologyAnchor, 'Node.js', 'node-js'],
  [telephoneHref, '+91 (731) 400-0000', 'tel:+917314000000'],
  [telephoneHref, '0731 4000000', 'tel:07314000000'],
])('%o of %s is %s', (convert, text, expected) => {
  expect(convert(text)).toBe(expected);
});
