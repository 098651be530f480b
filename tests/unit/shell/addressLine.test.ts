import { expect, test } from 'vitest';
import { addressLine } from '../../../shared/shell/addressLine.ts';

const address = {
  street: '12 Station Road',
  city: 'Indore',
  region: 'Madhya Pradesh',
  country: 'India',
  countryCode: 'IN',
};

test('the address is one line, with the postal code after the region where it is known', () => {
  expect(addressLine(address)).toBe('12 Station Road, Indore, Madhya\u00a0Pradesh, India');
  expect(addressLine({ ...address, postalCode: '452001' })).toBe(
    '12 Station Road, Indore, Madhya\u00a0Pradesh\u00a0452001, India',
  );
});
