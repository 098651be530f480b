import { expect, test } from 'vitest';
import { addressLine } from '../../../shared/shell/addressLine.ts';

const address = {
  street: '12 Station Road',
  city: 'Indore',
  region: 'Madhya Pradesh',
  country: 'India',
  countryCode: 'IN',
};

/** With an underscore for a space at which no line may break. */
const lineOf = (changes: Partial<typeof address & { postalCode: string }>) =>
  addressLine({ ...address, ...changes }).replaceAll('\u00a0', '_');

test('the address has the postal code after the region, where it is known', () => {
  expect(lineOf({})).toBe('12_Station_Road, Indore, Madhya_Pradesh, India');
  expect(lineOf({ postalCode: '452001' })).toBe('12_Station_Road, Indore, Madhya_Pradesh_452001, India');
});

test('it breaks between its parts, and within those that are longer than a line', () => {
  expect(lineOf({ street: 'Plot 42, Skyline Business Park', country: 'United Kingdom' })).toBe(
    'Plot_42, Skyline_Business_Park, Indore, Madhya_Pradesh, United_Kingdom',
  );
  expect(lineOf({ region: 'Andaman and Nicobar Islands', postalCode: '744101' })).toBe(
    '12_Station_Road, Indore, Andaman and Nicobar Islands 744101, India',
  );
});
