import { expect, test } from 'vitest';
import { findJobFacts } from '../../../scripts/tools/launch-check/findJobFacts.ts';
import { exampleJob } from '../careers/exampleJob.ts';

test('a job without the day on which it was published is named, with its file', () => {
  expect(findJobFacts([exampleJob({ postedOn: '' })], '2026-12-01')).toEqual([
    expect.objectContaining({
      group: 'Jobs',
      place: expect.stringMatching(/^shared\/content\/jobs\.ts(:\d+)?$/),
      what: '"go-developer" › postedOn',
    }),
  ]);
});

test('a job with that day lacks nothing, and neither does a closed one', () => {
  expect(findJobFacts([exampleJob(), exampleJob({ postedOn: '', isClosed: true })], '2026-12-01')).toEqual(
    [],
  );
});
