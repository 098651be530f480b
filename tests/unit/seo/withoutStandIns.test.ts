import { expect, test } from 'vitest';
import { withoutStandIns } from '../../../scripts/build/seo/withoutStandIns.ts';
import { company } from '../../../shared/content/company.ts';

const linkedIn = { network: 'linkedin' as const, label: 'LinkedIn' };

/** The company with real settings, as far as machines are told of them. */
const real = {
  ...company,
  phone: '+91 98765 43210',
  email: 'hello@firm.in',
  address: { ...company.address, street: '12 Station Road' },
  social: [{ ...linkedIn, url: 'https://www.linkedin.com/company/firm' }],
};

test('real settings are kept', () => {
  expect(withoutStandIns(real)).toMatchObject({
    phone: '+91 98765 43210',
    email: 'hello@firm.in',
    address: { street: '12 Station Road', city: company.address.city },
    social: [{ url: 'https://www.linkedin.com/company/firm' }],
  });
});

test('stand-ins are left out', () => {
  const known = withoutStandIns({
    ...company,
    phone: '+91 00000 00000',
    email: 'hello@example.com',
    address: { ...company.address, street: 'Office address line' },
    social: [{ ...linkedIn, url: 'https://www.example.com/linkedin' }],
  });
  expect(known).toMatchObject({ phone: undefined, email: undefined, social: [] });
  expect(known.address.street).toBeUndefined();
});
