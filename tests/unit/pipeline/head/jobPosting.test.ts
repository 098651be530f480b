import { expect, test } from 'vitest';
import { company } from '#shared/model/content.ts';
import { countriesIn } from '#shared/model/schema/jobVocabulary.ts';
import type { PresentedJob } from '#shared/page/pageDeclaration.ts';
import { structuredData } from '../../../../build/head/structuredData.ts';
import { exampleAddress, exampleJob } from '../../../support/examples/exampleContent.ts';
import { examplePage, nowhere, siteAddress } from '../../../support/examples/examplePage.ts';

const known = {
  ...company,
  name: 'Verma Software',
  hasOwnName: true,
  hasOwnLogo: true,
  address: exampleAddress,
};

type Posting = Record<string, unknown>;

function postingOf(
  changes: Partial<PresentedJob> = {},
  firm = known,
  place = siteAddress,
): Posting | undefined {
  const job = { ...exampleJob(), isAppliedForHere: true, ...changes };
  const data = structuredData(examplePage({ path: '/careers/go-developer/', job }), firm, place);
  const things: Posting[] = JSON.parse(JSON.stringify(data ?? { '@graph': [] }))['@graph'];
  return things.find((thing) => thing['@type'] === 'JobPosting');
}

test('a job has everything that Google requires and recommends', () => {
  const offer = {
    jobDescription: 'You will write services. <b>Tests</b> & reviews are part of it.',
    hours: 'Nine to six',
    benefits: ['Health & life insurance', 'Meals'],
  };
  const { description, ...facts } = postingOf(offer)!;
  expect(facts).toEqual({
    '@type': 'JobPosting',
    title: 'Go Developer',
    url: 'https://www.example.com/careers/go-developer/',
    datePosted: '2026-12-01',
    validThrough: '2026-12-15T23:59:59+05:30',
    employmentType: 'FULL_TIME',
    identifier: { '@type': 'PropertyValue', name: 'Verma Software', value: 'go-developer' },
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Verma Software',
      sameAs: 'https://www.example.com/',
      logo: 'https://www.example.com/app-icons/icon-512.png',
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: exampleAddress.street,
        postalCode: exampleAddress.postalCode,
        addressLocality: 'Indore',
        addressRegion: 'Madhya Pradesh',
        addressCountry: 'IN',
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', minValue: 400_000, maxValue: 700_000, unitText: 'YEAR' },
    },
    totalJobOpenings: 2,
    experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 24 },
    workHours: 'Nine to six',
    jobBenefits: 'Health & life insurance, Meals',
    directApply: true,
  });
  expect(description).toMatch(
    /^<p>You will .* &lt;b&gt;Tests&lt;\/b&gt; &amp; .*<ul><li>Write services in Go<\/li>.*<ul><li>Go in live products<\/li>.*2-4 years[^<]*<\/p><p>Nine to six<\/p><p>Health &amp; life insurance, Meals<\/p>$/,
  );
});

test('what is not known is left out', () => {
  const facts = { closesOn: undefined, salary: undefined, openings: undefined, isAppliedForHere: false };
  const address = { ...known.address, street: undefined as unknown as string };
  const posting = postingOf({ ...facts, experience: 'Some projects' }, { ...known, address })!;
  for (const field of [
    'validThrough',
    'baseSalary',
    'totalJobOpenings',
    'experienceRequirements',
    'directApply',
    'workHours',
    'jobBenefits',
  ])
    expect(posting).not.toHaveProperty(field);
  expect(posting.jobLocation).not.toHaveProperty('address.streetAddress');
});

test('a job is left out before it was published, for a placeholder of a company, and without a site address', () => {
  expect(postingOf({ postedOn: '' })).toBeUndefined();
  expect(postingOf({}, { ...known, hasOwnName: false })).toBeUndefined();
  expect(postingOf({}, known, nowhere)).toBeUndefined();
});

test.each([
  ['type', 'full time', 'employmentType', 'FULL_TIME'],
  ['type', 'Freelance (6 months)', 'employmentType', 'CONTRACTOR'],
  ['type', 'Full-Time, Permanent', 'employmentType', 'FULL_TIME'],
  ['type', 'Full-Time or Contract', 'employmentType', ['FULL_TIME', 'CONTRACTOR']],
  ['experience', '5+ years', 'experienceRequirements.monthsOfExperience', 60],
  ['experience', '6–12 months', 'experienceRequirements.monthsOfExperience', 6],
  ['experience', 'Min. 3 Yrs.', 'experienceRequirements.monthsOfExperience', 36],
  ['experience', '6 months to 2 years', 'experienceRequirements.monthsOfExperience', 6],
  ['experience', '1.5 years', 'experienceRequirements.monthsOfExperience', 18],
  ['experience', '0-1 year', 'experienceRequirements', 'no requirements'],
  ['experience', '1 year 6 months', 'experienceRequirements', undefined],
  ['experience', 'Fresher', 'experienceRequirements', 'no requirements'],
  ['salary', { from: 25_000, to: 30_000, per: 'month' }, 'baseSalary.value.unitText', 'MONTH'],
  ['mode', 'Hybrid (2 days at home)', 'jobLocationType', undefined],
  ['mode', 'WFH', 'jobLocation', undefined],
  ['mode', 'Onsite / Remote', 'jobLocation.address.addressLocality', 'Indore'],
  ['mode', 'Onsite / Remote', 'jobLocationType', 'TELECOMMUTE'],
  ['mode', 'Remote (Nepal or Bhutan)', 'applicantLocationRequirements.1.name', 'Bhutan'],
  ['mode', 'Remote', 'applicantLocationRequirements', { '@type': 'Country', name: 'India' }],
  ['location', 'Pune, Maharashtra, India', 'jobLocation.address.streetAddress', undefined],
  ['location', 'Oslo, Oslo, Norway', 'jobLocation.address.addressCountry', 'Norway'],
  ['location', 'Pune, MH', 'jobLocation.address.addressRegion', 'MH'],
  ['location', 'Pune', 'jobLocation.address.addressCountry', 'IN'],
])('a job whose %s is %j has the %s %o', (field, words, property, value) => {
  const posting = postingOf({ [field]: words });
  if (value === undefined) expect(posting).not.toHaveProperty(property);
  else expect(posting).toHaveProperty(property, value);
});

test.each([
  ['Remote (India), Onsite (nepal)', ['India', 'Nepal']],
  ['Remote (USA and UK)', ['United States', 'United Kingdom']],
  ['Remote (Nigeria; Germany / France, France)', ['Nigeria', 'Germany', 'France']],
  ['Remote (Indian time zone, European Union, Madhya Pradesh)', []],
])('the countries in "%s" are %j', (mode, countries) => {
  expect(countriesIn(mode)).toEqual(countries);
});
