import type { JobPosting } from 'schema-dts';
import { describe, expect, test } from 'vitest';
import { structuredData } from '../../../scripts/pipeline/seo/structuredData.ts';
import { company } from '../../../shared/content/company.ts';
import { jobWords } from '../../../shared/content/words/careers.ts';
import { shellWords } from '../../../shared/content/words/shell.ts';
import { escapeHtml } from '../../../shared/core/escapeHtml.ts';
import { fill } from '../../../shared/core/fill.ts';
import type { PresentedJob } from '../../../shared/shell/pageDeclaration.ts';
import { exampleJob } from '../careers/exampleJob.ts';
import { exampleAddress } from '../shell/exampleAddress.ts';
import { examplePage, hosting, nowhere } from './examplePage.ts';

const known = { ...company, name: 'Verma Software', hasOwnName: true, address: exampleAddress };

type Posting = Record<string, unknown>;

/** The structured data of a job on its page; undefined if there is none. */
function postingOf(changes: Partial<PresentedJob> = {}, firm = known, place = hosting): Posting | undefined {
  const job = { ...exampleJob(), isAppliedForHere: true, ...changes };
  const data = structuredData(examplePage({ path: '/careers/go-developer/', job }), firm, place);
  const things: Posting[] = JSON.parse(JSON.stringify(data ?? { '@graph': [] }))['@graph'];
  return things.find(
    (thing) => thing['@type'] === ('JobPosting' satisfies Exclude<JobPosting, string>['@type']),
  );
}

const experience = fill(jobWords.experience, { experience: '2-4 years' });

/** The whole text of the example job. */
const description = [
  '<p>You will write services in Go for products that many people use each day, and stay with them in production. &lt;b&gt;Tests&lt;/b&gt; &amp; reviews are part of it.</p>',
  `<p>${escapeHtml(jobWords.responsibilities)}</p>`,
  '<ul><li>Write services in Go</li><li>Write tests for them</li><li>Review code of others</li><li>Answer alerts at work</li></ul>',
  `<p>${escapeHtml(jobWords.skills)}</p>`,
  '<ul><li>Go in live products</li><li>SQL and its indexes</li><li>Linux on servers</li><li>Spoken English</li></ul>',
  `<p>Full-Time, Onsite. ${escapeHtml(experience)}.</p>`,
].join('');

test('a job has everything that Google requires and recommends', () => {
  expect(postingOf()).toEqual({
    '@type': 'JobPosting',
    title: 'Go Developer',
    description,
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
    directApply: true,
  });
});

test('what is not known is left out', () => {
  const posting = postingOf(
    {
      closesOn: undefined,
      salary: undefined,
      openings: undefined,
      experience: '0-1 year',
      isAppliedForHere: false,
    },
    { ...known, address: { ...known.address, street: undefined as unknown as string } },
  )!;
  for (const field of [
    'validThrough',
    'baseSalary',
    'totalJobOpenings',
    'experienceRequirements',
    'directApply',
  ]) {
    expect(posting).not.toHaveProperty(field);
  }
  expect(posting.jobLocation).not.toHaveProperty('address.streetAddress');
});

describe('a job is left out', () => {
  test('before the day on which it was published is known', () => {
    expect(postingOf({ postedOn: '' })).toBeUndefined();
  });

  test('for a company whose name is a placeholder', () => {
    expect(postingOf({}, { ...known, hasOwnName: false })).toBeUndefined();
  });

  test('while the site has no address', () => {
    expect(postingOf({}, known, nowhere)).toBeUndefined();
  });

  test('on a page that presents none', () => {
    const data = structuredData(examplePage(), known, hosting);
    expect(JSON.stringify(data)).not.toContain('JobPosting');
  });
});

test.each([
  ['Part-Time', 'PART_TIME'],
  ['Internship', 'INTERN'],
  ['Contract', 'CONTRACTOR'],
  ['By arrangement', undefined],
])('a job of the type %s is one of %s', (type, employmentType) => {
  expect(postingOf({ type })!.employmentType).toBe(employmentType);
});

test.each([
  ['1-4 years', 12],
  ['5+ years', 60],
  ['2 to 3 Years', 24],
  ['1 year', 12],
  ['6 months', 6],
  ['6–12 months', 6],
  ['6 months to 2 years', 6],
  ['0-1 year', undefined],
  ['1.5 years', undefined],
  ['10 projects', undefined],
  ['Fresher', undefined],
])('of "%s" of experience it asks for %s months', (experience, months) => {
  const requirements = postingOf({ experience })!.experienceRequirements as
    | Record<string, unknown>
    | undefined;
  expect(requirements?.monthsOfExperience).toBe(months);
});

test('a job in another town has only that town', () => {
  expect(postingOf({ location: 'Pune, Maharashtra, India' })!.jobLocation).toEqual({
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Pune',
      addressRegion: 'Maharashtra',
      addressCountry: 'India',
    },
  });
});

test('a job that is done from home names the country in place of an office', () => {
  const posting = postingOf({ mode: 'Remote' })!;
  expect(posting).not.toHaveProperty('jobLocation');
  expect(posting).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'India' },
  });
});

test('the breadcrumb of a page below another one includes that one', () => {
  const page = examplePage({
    path: '/careers/a/',
    name: 'A',
    parent: { name: 'Careers', path: '/careers/' },
  });
  expect(structuredData(page, known, hosting)).toMatchObject({
    '@graph': [
      {
        itemListElement: [
          { name: shellWords.home },
          { position: 2, name: 'Careers', item: 'https://www.example.com/careers/' },
          { position: 3, name: 'A', item: 'https://www.example.com/careers/a/' },
        ],
      },
    ],
  });
});
