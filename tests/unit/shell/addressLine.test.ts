import { expect, test } from 'vitest';
import { addressLine } from '../../../shared/shell/addressLine.ts';
import { exampleAddress } from './exampleAddress.ts';

/** With an underscore for a space at which no line may break. */
const lineOf = (changes: Partial<typeof exampleAddress> = {}) =>
  addressLine({ ...exampleAddress, ...changes }).replaceAll('\u00a0', '_');

test('the address has the postal code after the region, where it is known', () => {
  expect(lineOf()).toBe('12_Station_Road, Indore, Madhya_Pradesh_452001, India');
  expect(lineOf({ postalCode: undefined })).toBe('12_Station_Road, Indore, Madhya_Pradesh, India');
});

test('it breaks between its parts, and within those that are longer than a line', () => {
  expect(lineOf({ street: 'Plot 42, Skyline Business Park', country: 'United Kingdom' })).toBe(
    'Plot_42, Skyline_Business_Park, Indore, Madhya_Pradesh_452001, United_Kingdom',
  );
  expect(lineOf({ region: 'Andaman and Nicobar Islands', postalCode: '744101' })).toBe(
    '12_Station_Road, Indore, Andaman and Nicobar Islands 744101, India',
  );
});
