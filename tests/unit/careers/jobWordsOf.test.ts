import { afterAll, beforeAll, expect, test } from 'vitest';
import { salaryInWords } from '../../../pages/careers/jobTerms.ts';
import { jobWordsOf } from '../../../pages/careers/jobWordsOf.ts';
import { jobPageWords } from '../../../shared/content/words/careers.ts';
import { exampleJob } from './exampleJob.ts';

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
    'Principal Engineer for Distributed Systems in…',
  ],
  [
    'Principal Engineer for Distributed Payment Systems',
    'Indore',
    'Principal Engineer for Distributed Payment Systems',
  ],
])('the page of "%s" in %s has a title that search results show in full', (title, location, shown) => {
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
