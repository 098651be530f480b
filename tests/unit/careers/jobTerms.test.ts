import { expect, test } from 'vitest';
import { jobTerms, salaryInWords } from '../../../pages/careers/jobTerms.ts';

test.each([
  [{ from: 400_000, to: 1_250_000, per: 'year' }, '₹4,00,000 to ₹12,50,000 a year'],
  [{ from: 25_000, to: 25_000, per: 'month' }, '₹25,000 a month'],
] as const)('%o reads %s', (salary, words) => {
  expect(salaryInWords(salary)).toBe(words);
});

test('pay, openings and dates are listed in this order', () => {
  const salary = { from: 1, to: 1, per: 'year' } as const;
  expect(jobTerms({ salary, openings: 3, postedOn: '2026-12-01', closesOn: '2026-12-15' })).toEqual([
    '₹1 a year',
    '3 openings',
    'Posted on 1 December 2026',
    'Apply by 15 December 2026',
  ]);
});

test('missing values are left out, and so is a single opening', () => {
  expect(jobTerms({ postedOn: '', openings: 1 })).toEqual([]);
});
