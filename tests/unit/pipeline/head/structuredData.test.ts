import { expect, test } from 'vitest';
import { company } from '#shared/model/content.ts';
import { structuredData } from '../../../../build/head/structuredData.ts';
import { withoutPlaceholders } from '../../../../build/head/withoutPlaceholders.ts';
import { exampleAddress } from '../../../support/examples/exampleAddress.ts';
import { examplePage, siteAddress } from '../../../support/examples/examplePage.ts';

const firm = {
  ...company,
  phone: '+91 98765 43210',
  email: 'hello@firm.in',
  address: exampleAddress,
  social: [
    { network: 'linkedin' as const, label: 'LinkedIn', url: 'https://www.linkedin.com/company/firm' },
    { network: 'email' as const, label: 'E-mail', url: 'mailto:hello@firm.in' },
  ],
};

/** What a search engine reads about the company. */
const organization = (changes: object = {}) => {
  const data = structuredData(
    examplePage({ presentsCompany: true }),
    { ...firm, hasOwnName: true, hasOwnLogo: true, ...changes },
    siteAddress,
  );
  return JSON.parse(JSON.stringify(data))['@graph'][0];
};

test('a company has all known fields', () => {
  expect(organization()).toMatchObject({
    '@type': 'Organization',
    url: 'https://www.example.com/',
    logo: 'https://www.example.com/app-icons/icon-512.png',
    foundingDate: String(company.established),
    telephone: '+91 98765 43210',
    email: 'hello@firm.in',
    sameAs: ['https://www.linkedin.com/company/firm'],
    address: {
      streetAddress: exampleAddress.street,
      addressLocality: exampleAddress.city,
      postalCode: exampleAddress.postalCode,
    },
  });
});

test('a company and its site are left out while the name is a placeholder', () => {
  const home = examplePage({ path: '/', presentsCompany: true });
  const typesOf = (hasOwnName: boolean) =>
    structuredData(home, { ...firm, hasOwnName, hasOwnLogo: false }, siteAddress)?.['@graph'].map(
      (thing) => Object(thing)['@type'],
    );
  expect(typesOf(true)).toEqual(['WebSite', 'Organization']);
  expect(typesOf(false)).toBeUndefined();
});

test('a company has no unknown fields, and a mailbox is not a profile', () => {
  const unknown = organization({ phone: undefined, email: undefined, social: firm.social.slice(1) });
  const unknownLogo = organization({ hasOwnLogo: false });
  expect(unknownLogo).not.toHaveProperty('logo');
  for (const field of ['telephone', 'email', 'sameAs']) expect(unknown).not.toHaveProperty(field);
});

test('placeholders are left out', () => {
  const { phone, email, address, social } = firm;
  const real = { hasOwnName: true, hasOwnLogo: true, phone, email, address, social };
  expect(withoutPlaceholders(firm, new Set())).toMatchObject(real);
  const marked = [
    'name',
    'logo.mark.onWhite',
    'phone',
    'email',
    'address.street',
    'social.0.url',
    'social.1.url',
  ];
  const { address: known, ...unknown } = withoutPlaceholders(firm, new Set(marked));
  const none = { hasOwnName: false, hasOwnLogo: false, phone: undefined, email: undefined, social: [] };
  expect(unknown).toMatchObject(none);
  expect(known).toMatchObject({ street: undefined, city: address.city });
});
