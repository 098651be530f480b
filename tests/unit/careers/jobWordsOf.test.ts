import { afterAll, beforeAll, expect, test } from 'vitest';
import { fill } from '#shared/core/fill.ts';
import { jobPageWords, jobWords } from '#shared/words/careers.ts';
import { jobTerms, salaryInWords } from '../../../pages/careers/jobTerms.ts';
import { jobWordsOf } from '../../../pages/careers/jobWordsOf.ts';
import { exampleJob } from '../../support/examples/exampleJob.ts';

const own = { ...jobPageWords };

// The length of the words decides which title is taken, so the test brings its own.
beforeAll(() => {
  Object.assign(jobPageWords, {
    subtitle: '{type}, {mode}, {town}. After {experience}.',
    searchTitles: ['{title} at {town}', '{title}: a position at {town}', '{title}'],
    searchDescription: '{title} at {town}: {type}, {mode}, after {experience}.',
  });
});
afterAll(() => void Object.assign(jobPageWords, own));

test.each([
  ['React Developer', 'Indore, Madhya Pradesh, India', 'React Developer at Indore'],
  ['Clerk', 'Goa, India', 'Clerk: a position at Goa'],
  [
    'Principal Engineer for Distributed Systems in Payments',
    'Indore',
    'Principal Engineer for Distributed Systems in Payments',
  ],
])('the page of "%s" in %s has a title that search results show', (title, location, shown) => {
  expect(jobWordsOf(exampleJob({ title, location })).search.title).toBe(shown);
});

test('its description begins with the facts and is cut between words', () => {
  const { description } = jobWordsOf(exampleJob()).search;
  expect(description).toMatch(
    /^Go Developer at Indore: Full-Time, Onsite, after 2-4 years\. You will write services .*\w…$/,
  );
  expect(description.length).toBeLessThanOrEqual(165);
});

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
