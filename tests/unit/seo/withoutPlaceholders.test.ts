import { expect, test } from 'vitest';
import { withoutPlaceholders } from '../../../scripts/pipeline/seo/withoutPlaceholders.ts';
import { company } from '../../../shared/content/company.ts';
import { defineContent } from '../../../shared/content/defineContent.ts';
import { placeholder } from '../../../shared/content/marks.ts';
import { companySchema } from '../../../shared/content/schema.ts';

const [first, ...others] = company.social;

/** What search engines are told of a company with settings of which some may be marked. */
const knownWith = (mark: (value: string) => string) => {
  const { phone, email, address, social } = withoutPlaceholders(
    defineContent('company', companySchema, {
      ...company,
      phone: mark('+91 98765 43210'),
      email: mark('hello@firm.in'),
      address: { ...company.address, street: mark('12 Station Road') },
      social: [{ ...first!, url: mark('https://www.linkedin.com/company/firm') }, ...others],
    }),
  );
  return [phone, email, address.street, social.length];
};

test('real settings are told to search engines, placeholders are not', () => {
  const social = company.social.length;
  expect(knownWith((value) => value)).toEqual([
    '+91 98765 43210',
    'hello@firm.in',
    '12 Station Road',
    social,
  ]);
  const unknown = [undefined, undefined, undefined, social - 1];
  expect(knownWith((value) => placeholder(value, 'the real one'))).toEqual(unknown);
});
