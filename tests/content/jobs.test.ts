import { describe, expect, test } from 'vitest';
import { jobs } from '../../shared/content/jobs.ts';

describe('jobs', () => {
  test.each(jobs)('$title says how many years of experience it asks for', ({ experience }) => {
    expect(experience).toMatch(/^\d+-\d+ years?$/);
  });

  test('ask for different experience', () => {
    expect(new Set(jobs.map(({ experience }) => experience)).size).toBeGreaterThan(jobs.length / 2);
  });
});
