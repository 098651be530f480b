import { expect, test } from 'vitest';
import { fill } from '#shared/core/fill.ts';
import { slugOf, telephoneHref } from '#shared/core/text.ts';
import { technologyAnchor } from '#shared/model/pageLinks.ts';
import { addressLine } from '#shared/shell/siteData.ts';
import { exampleAddress } from '../../support/examples/exampleContent.ts';

test('names in braces become their values, each as often as it is named', () => {
  expect(fill('{a} of {count}: {a}', { a: '$& {count}', count: 3 })).toBe('$& {count} of 3: $& {count}');
  expect(() => fill('By {brand}', { name: 'A' })).toThrow(
    '"By {brand}" has {brand}, and only name can be filled in',
  );
});

test.each([
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

/** With an underscore for a space at which no line may break. */
const lineOf = (changes: Partial<typeof exampleAddress> = {}) =>
  addressLine({ ...exampleAddress, ...changes }).replaceAll('\u00a0', '_');

test('the address has the postal code after the region, where it is known', () => {
  expect(lineOf()).toBe('12_Station_Road, Indore, Madhya_Pradesh_452001, India');
  expect(lineOf({ postalCode: undefined })).toBe('12_Station_Road, Indore, Madhya_Pradesh, India');
});
