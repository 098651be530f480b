import { expect, test } from 'vitest';
import { listPages } from '../../scripts/build/pages/listPages.ts';
import { datedPages, hashText, readPageDates } from '../../scripts/build/pages/pageDates.ts';
import { indianDay } from '../../shared/core/days.ts';

test('the kept dates are those of the pages as they are: if not, run "npm run dates"', async () => {
  const { pages } = await listPages('.pages/tests');
  const present = datedPages(pages).map((page) => [page.path, hashText(page)]);
  const kept = Object.entries(readPageDates()).map(([path, { text }]) => [path, text]);
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(present));
});

test('every kept day is one that has come', () => {
  const days = Object.values(readPageDates()).flatMap(({ changedOn }) => changedOn ?? []);
  expect(days.filter((day) => day > indianDay(Date.now()))).toEqual([]);
});
