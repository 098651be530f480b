import { describe, expect as expectValue, test } from 'vitest';
import { listPages } from '../../scripts/pipeline/pages/listPages.ts';
import { datedPages, hashText, readPageDates } from '../../scripts/pipeline/pages/pageDates.ts';
import { indianDay } from '../../shared/core/days.ts';

const [{ recorded: pages }, dates] = [await listPages('.pages/tests'), readPageDates()];

const expect = (actual: unknown) => expectValue(actual, 'Run "npm run dates"');

describe('the recorded dates', () => {
  test('belong to the texts of the pages', () => {
    const changed = datedPages(pages).filter((page) => {
      const date = dates[page.path];
      // The page of a job appears on its day, when nobody may be there to run the command.
      return date ? date.text !== hashText(page) : !page.job?.postedOn;
    });
    expect(changed.map(({ path }) => path)).toEqual([]);
  });

  test('belong to pages that exist', () => {
    const paths = pages.map(({ path }) => path);
    expect(Object.keys(dates).filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('are not in the future', () => {
    const today = indianDay(Date.now());
    const later = Object.entries(dates).filter(([, { changedOn }]) => changedOn && changedOn > today);
    expect(later).toEqual([]);
  });
});
