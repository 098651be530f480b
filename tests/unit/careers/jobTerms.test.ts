import { expect, test } from 'vitest';
import { jobTerms, salaryInWords } from '../../../pages/careers/jobTerms.ts';
import { jobWords } from '../../../shared/content/words/careers.ts';
import { fill } from '../../../shared/core/fill.ts';

const range = fill(jobWords.salaryRange, { from: '₹4,00,000', to: '₹12,50,000' });

test.each([
  [{ from: 400_000, to: 1_250_000, per: 'year' }, fill(jobWords.salary.year, { amount: range })],
  [{ from: 25_000, to: 25_000, per: 'month' }, fill(jobWords.salary.month, { amount: '₹25,000' })],
] as const)('%o reads %s', (salary, words) => {
  expect(salaryInWords(salary)).toBe(words);
});

test('pay, hours, benefits, openings and dates are listed in this order, and the last day ends with itself', () => {
  const salary = { from: 1, to: 1, per: 'year' } as const;
  const offer = { salary, hours: '9 to 18', benefits: ['Insurance', 'Books'] };
  expect(jobTerms({ ...offer, openings: 3, postedOn: '2026-12-01', closesOn: '2026-12-15' })).toEqual([
    { text: fill(jobWords.salary.year, { amount: '₹1' }) },
    { text: '9 to 18' },
    { text: 'Insurance, Books' },
    { text: fill(jobWords.openings, { count: 3 }) },
    { text: fill(jobWords.postedOn, { day: '1 December 2026' }) },
    { text: fill(jobWords.closesOn, { day: '15 December 2026' }), until: '2026-12-15' },
  ]);
});

test('missing values are left out, and so is a single opening', () => {
  expect(jobTerms({ postedOn: '', benefits: [], openings: 1 })).toEqual([]);
});
