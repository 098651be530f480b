import { expect, test } from 'vitest';
import { jobWordsOf } from '../../../pages/careers/jobWordsOf.ts';
import { searchSchema } from '../../../shared/content/schema.ts';
import { exampleJob } from './exampleJob.ts';

test.each([
  ['React Developer', 'Indore, Madhya Pradesh, India', 'React Developer in Indore'],
  ['Clerk', 'Goa, India', 'Clerk: open position in Goa'],
  [
    'Principal Engineer for Distributed Systems in Payments',
    'Indore, India',
    'Principal Engineer for Distributed Systems in…',
  ],
  [
    'Principal Engineer for Distributed Payment Systems',
    'Indore, India',
    'Principal Engineer for Distributed Payment Systems',
  ],
])('the page of "%s" in %s has a title that search results show in full', (title, location, shown) => {
  const { search } = jobWordsOf(exampleJob({ title, location }));
  expect(search.title).toBe(shown);
  expect(searchSchema.safeParse(search).error).toBeUndefined();
});

test('its description begins with the facts and is cut between words', () => {
  const { description } = jobWordsOf(exampleJob()).search;
  expect(description).toMatch(
    /^Go Developer in Indore: Full-Time, Onsite, 2-4 years of experience\. You will write services .*\w…$/,
  );
  expect(description.length).toBeLessThanOrEqual(165);
});

test('its share image says what it pays where that is known', () => {
  expect(jobWordsOf(exampleJob()).share).toEqual({
    title: 'Go Developer',
    subtitle: '2-4 years of experience. Full-Time, Onsite, Indore. ₹4,00,000 to ₹7,00,000 a year.',
  });
  expect(jobWordsOf(exampleJob({ salary: undefined })).share?.subtitle).not.toContain('₹');
});
