import { expect, it } from 'vitest';
import { figuresOf } from '../../../pages/examples/figuresOf.ts';
import { tables } from '../../../pages/examples/tableOf.ts';
import { examples } from '../../../shared/content/examples.ts';
import type { Examples } from '../../../shared/content/schema.ts';

const { labels } = examples;
const piece = { name: 'Sign-in', does: 'Customers sign in.', risk: 'Codes arrive late.' };
const project: Examples['project'] = {
  ...examples.project,
  dayRate: 10_000,
  daysPerWeek: 5,
  pieces: [
    { ...piece, likely: 10, most: 20, worked: 12, left: 0 },
    { ...piece, name: 'Import', likely: 5, most: 11, worked: 1, left: 3 },
    { ...piece, name: 'Launch', likely: 1, most: 1, worked: 0, left: 1 },
  ],
  otherCosts: [
    { name: 'Server', monthly: 3_500 },
    { name: 'Codes', monthly: 96_500 },
  ],
};

it('derives what the documents say from the pieces: days, amounts in Indian digits, and whole weeks', () => {
  expect(figuresOf(project)).toMatchObject({
    dayRate: '₹10,000',
    likelyDays: 16,
    mostDays: 32,
    forecastDays: 17,
    forecastAmount: '₹1,70,000',
    likelyWeeks: 4,
    mostWeeks: 7,
    forecastWeeks: 4,
  });
});

it('adds up each table', () => {
  const sums = Object.values(tables).map((table) =>
    table({ labels, project }).sum.figures.flatMap(Object.values),
  );
  expect(sums.flat().filter((text) => text.startsWith('₹'))).toEqual([
    ...['₹1,60,000', '₹3,20,000'],
    '₹1,00,000',
    '₹1,70,000',
  ]);
});

it('tells pieces that can be tried from those in progress and those to come', () => {
  const { rows } = tables.progress({ labels, project });
  expect(rows.map(({ note }) => note)).toEqual([labels.ready, labels.underway, labels.planned]);
});

it('names a single day as one', () => {
  const { rows } = tables.estimate({ labels, project });
  expect(rows[2]!.figures.map(({ text }) => text)).toEqual([labels.day, labels.day]);
});
