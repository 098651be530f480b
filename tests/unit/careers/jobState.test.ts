import { expect, test } from 'vitest';
import { stateOf } from '../../../shared/content/jobState.ts';
import { exampleJob } from './exampleJob.ts';

test.each([
  ['2026-11-30', 'planned'],
  ['2026-12-01', 'open'],
  ['2026-12-15', 'open'],
  ['2026-12-16', 'closed'],
])('a job that is posted on 1 December and closes on the 15th is on %s %s', (day, state) => {
  expect(stateOf(exampleJob(), day)).toBe(state);
});

test('a job without days is open', () => {
  expect(stateOf({ postedOn: '' }, '2026-12-01')).toBe('open');
});

test('a job that is marked as closed is closed on any day', () => {
  expect(stateOf(exampleJob({ isClosed: true }), '2026-11-30')).toBe('closed');
  expect(stateOf({ postedOn: '', isClosed: true }, '2026-12-01')).toBe('closed');
});
