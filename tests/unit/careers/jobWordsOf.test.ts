import { afterAll, beforeAll, expect, test } from 'vitest';
import { fill } from '#shared/core/fill.ts';
import { jobPageWords, jobWords } from '#shared/words/careers.ts';
import { jobTerms, salaryInWords, summaryOf } from '../../../pages/careers/jobTerms.ts';
import { jobWordsOf } from '../../../pages/careers/jobWordsOf.ts';
import { exampleJob } from '../../support/examples/exampleContent.ts';

const own = { ...jobPageWords };

// The length of the words decides which title is taken, so the test brings its own.
beforeAll(() => {
  Object.assign(jobPageWords, {
    subtitle: '{type}, {place}. After {experience}.',
    searchTitles: ['{title} at {town}', '{title}: a position at {town}', '{title}, {mode}', '{title}'],
    searchDescription: '{title}: {type}, {place}, after {experience}.',
    searchSkills: 'With {skills}.',
  });
});
afterAll(() => void Object.assign(jobPageWords, own));

test.each([
  ['Clerk', 'Onsite', 'Goa, India', 'Clerk: a position at Goa'],
  ['React Developer for Payments', 'Remote', 'Goa, India', 'React Developer for Payments, Remote'],
  [
    'Principal Engineer for Distributed Systems in Payments',
    'Onsite',
    'Indore',
    'Principal Engineer for Distributed Systems in Payments',
  ],
])('the page of "%s", %s in %s, has a title that search results show', (title, mode, location, shown) => {
  expect(jobWordsOf(exampleJob({ title, mode, location })).search.title).toBe(shown);
});

test.each([
  ['You write Node.js. You test it. ', 'With Go, SQL. You write Node.js. You test it.'],
  [`You write Node.js. You test ${'all of it, '.repeat(12)}daily. Soon.`, 'With Go, SQL. You write Node.js.'],
])('its description has the facts and whole sentences of "%s"', (jobDescription, sentences) => {
  const { description } = jobWordsOf(exampleJob({ jobDescription })).search;
  expect(description).toBe(`Go Developer: Full-Time, Onsite, Indore, after 2-4 years. ${sentences}`);
});

test.each([
  ['WFH (India)', 'Full-Time, WFH (India). After 2-4 years.', false],
  ['Onsite or remote', 'Full-Time, Onsite or remote, Indore. After 2-4 years.', true],
])(
  'of a job whose mode is %s, the subtitle is "%s"; that it names its town anywhere is %s',
  (mode, subtitle, isInTown) => {
    const job = exampleJob({ mode });
    expect(jobWordsOf(job).subtitle).toBe(subtitle);
    expect(JSON.stringify([jobWordsOf(job), summaryOf(job)]).includes('Indore')).toBe(isInTown);
  },
);

test('its share image says what it pays where that is known', () => {
  const salary = { from: 400_000, to: 700_000, per: 'year' } as const;
  const subtitleOf = (changes: object) => jobWordsOf(exampleJob(changes)).share?.subtitle;
  expect(subtitleOf({ salary: undefined })).toBe('Full-Time, Onsite, Indore. After 2-4 years.');
  expect(subtitleOf({ salary })).toBe(
    `Full-Time, Onsite, Indore. After 2-4 years. ${salaryInWords(salary)}.`,
  );
});

test('what a job offers is listed in this order where it is known, and the last day ends with itself', () => {
  const salary = { from: 400_000, to: 1_250_000, per: 'year' } as const;
  const range = fill(jobWords.salaryRange, { from: '₹4,00,000', to: '₹12,50,000' });
  const offer = { salary, hours: '9 to 18', benefits: ['Insurance', 'Books'], openings: 3 };
  expect(jobTerms(exampleJob(offer))).toEqual([
    { text: fill(jobWords.salary.year, { amount: range }) },
    { text: '9 to 18' },
    { text: 'Insurance, Books' },
    { text: fill(jobWords.openings, { count: 3 }) },
    { text: fill(jobWords.postedOn, { day: '1 December 2026' }) },
    { text: fill(jobWords.closesOn, { day: '15 December 2026' }), until: '2026-12-15' },
  ]);
  const silent = { salary: undefined, postedOn: '', benefits: [], openings: 1, closesOn: undefined };
  expect(jobTerms(exampleJob(silent))).toEqual([]);
  const month = fill(jobWords.salary.month, { amount: '₹25,000' });
  expect(salaryInWords({ from: 25_000, to: 25_000, per: 'month' })).toBe(month);
});
