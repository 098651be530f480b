import { expect, test } from 'vitest';
import { defineList } from '../../../shared/content/defineContent.ts';
import { type Job, jobSchema } from '../../../shared/content/schema.ts';
import { jobGroups } from '../../../shared/content/words/careers.ts';
import { exampleJob } from '../careers/exampleJob.ts';

const check = (changes: object) => defineList('jobs', jobSchema, [{ ...exampleJob(), ...changes } as Job]);

test('a job with all facts is taken, and so is one without', () => {
  expect(check({})).toHaveLength(1);
  const none = { postedOn: '', closesOn: undefined, salary: undefined, openings: undefined };
  expect(check(none)).toHaveLength(1);
});

test.each([
  [{ closesOn: '2026-11-30' }, 'closesOn: lies before postedOn: write the last day for applications'],
  [{ closesOn: '2026-02-30' }, 'closesOn: "2026-02-30" is not a day: write year, month and day'],
  [{ postedOn: '1 December' }, 'postedOn: "1 December" is not a day: write year, month and day'],
  [{ postedOn: '2027-02-29' }, 'postedOn: "2027-02-29" is not a day'],
  [{ salary: { from: 9, to: 5, per: 'year' } }, 'salary: has a "from" above its "to"'],
  [{ salary: { from: 5, to: 9, per: 'week' } }, 'salary › per: "week" is no period: write "year" or "month"'],
  [{ salary: { from: '5 lakh', to: 9, per: 'year' } }, 'salary › from: must be a number without quotes'],
  [{ openings: 0 }, 'openings: is too small: write a whole number, such as 3'],
  [{ group: 'No group' }, `group: "No group" is not a group of jobs: write one of "${jobGroups[0]}"`],
  [{ mainSkills: ['Go'] }, 'mainSkills: has 1 entry: name two to four'],
  [{ isClosed: 'yes' }, 'isClosed: must be true or false, without quotes'],
])('%o is refused in plain words', (changes, complaint) => {
  expect(() => check(changes)).toThrow(`shared/content/jobs.ts › "go-developer" › ${complaint}`);
});
