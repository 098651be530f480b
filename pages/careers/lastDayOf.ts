import type { Job } from '#shared/content/schema.ts';

/** The last day on which any of the jobs is open; undefined if one has no last day, or there are none. */
export function lastDayOf(jobs: Pick<Job, 'closesOn'>[]): string | undefined {
  const days = jobs.map(({ closesOn }) => closesOn);
  return days.every((day) => day !== undefined) ? days.sort().at(-1) : undefined;
}
