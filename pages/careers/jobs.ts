import type { Job } from '../../shared/content/schema.ts';

/** Name of a job in addresses and forms. */
export type JobName = Pick<Job, 'slug' | 'title'>;

/** The address of a job's page. */
export const pathOfJob = ({ slug }: Pick<Job, 'slug'>) => `/careers/${slug}/`;

/** The town of a job, which its location begins with. */
export const townOf = ({ location }: Pick<Job, 'location'>) => location.split(',')[0]!;

/** The last day on which any of the jobs is open; undefined if one has no last day, or there are none. */
export function lastDayOf(jobs: Pick<Job, 'closesOn'>[]): string | undefined {
  const days = jobs.map(({ closesOn }) => closesOn);
  return days.every((day) => day !== undefined) ? days.sort().at(-1) : undefined;
}
