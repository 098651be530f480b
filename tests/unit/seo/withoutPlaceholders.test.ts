import { expect, test } from 'vitest';
import { withoutPlaceholders } from '../../../scripts/pipeline/seo/withoutPlaceholders.ts';
import { company } from '../../../shared/content/company.ts';
import { defineContent } from '../../../shared/content/defineContent.ts';
import { placeholder } from '../../../shared/content/marks.ts';
import { companySchema } from '../../../shared/content/schema.ts';

const [first, ...others] = company.social;

/** The company with settings of which some may be marked. */
const companyWith = (mark: (value: string) => string) =>
  defineContent('company', companySchema, {
    ...company,
    phone: mark('+91 98765 43210'),
    email: mark('hello@firm.in'),
    address: { ...company.address, street: mark('12 Station Road') },
    social: [{ ...first!, url: mark('https://www.linkedin.com/company/firm') }, ...others],
  });

test('real settings are kept', () => {
  expect(withoutPlaceholders(companyWith((value) => value))).toMatchObject({
    phone: '+91 98765 43210',
    email: 'hello@firm.in',
    address: { street: '12 Station Road', city: company.address.city },
    social: [{ url: 'https://www.linkedin.com/company/firm' }, ...others],
  });
});

test('placeholders are left out', () => {
  const known = withoutPlaceholders(companyWith((value) => placeholder(value, 'the real one')));
  expect(known).toMatchObject({ phone: undefined, email: undefined, social: others });
  expect(known.address.street).toBeUndefined();
});
