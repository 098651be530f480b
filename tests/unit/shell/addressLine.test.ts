import { expect, test } from 'vitest';
import { addressLine } from '../../../shared/shell/addressLine.ts';
import { exampleAddress } from './exampleAddress.ts';

test('the address is one line, with the postal code after the region where it is known', () => {
  expect(addressLine(exampleAddress)).toBe('12 Station Road, Indore, Madhya\u00a0Pradesh\u00a0452001, India');
  expect(addressLine({ ...exampleAddress, postalCode: undefined })).toBe(
    '12 Station Road, Indore, Madhya\u00a0Pradesh, India',
  );
});
