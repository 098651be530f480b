import { expect, test } from 'vitest';
import { listPages } from '../../scripts/build/pages/listPages.ts';
import { datedPages, hashText, readPageDates } from '../../scripts/build/pages/pageDates.ts';
import { indianDay } from '../../shared/core/days.ts';

test('the recorded dates match the pages: if not, run "npm run dates"', async () => {
  const { recorded } = await listPages('.pages/tests');
  const present = datedPages(recorded).map((page) => [page.path, hashText(page)]);
  const kept = Object.entries(readPageDates()).map(([path, { text }]) => [path, text]);
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(present));
});

test('no recorded date is in the future', () => {
  const days = Object.values(readPageDates()).flatMap(({ changedOn }) => changedOn ?? []);
  expect(days.filter((day) => day > indianDay(Date.now()))).toEqual([]);
});
