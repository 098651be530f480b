import type { Job } from '../../shared/content/schema.ts';

/** The id of the form on a job's page. */
export const formId = 'apply';

/** The address of a job's page. */
export const pathOfJob = ({ slug }: Pick<Job, 'slug'>) => `/careers/${slug}/`;

/** The address of the form on a job's page. */
export const pathOfForm = (job: Pick<Job, 'slug'>) => `${pathOfJob(job)}#${formId}`;

/** The town of a job: the first part of its location. */
export const townOf = ({ location }: Pick<Job, 'location'>) => location.split(',')[0]!;

/** The last day on which any of the jobs is open; undefined if one has no last day, or there are none. */
export function lastDayOf(jobs: Pick<Job, 'closesOn'>[]): string | undefined {
  const days = jobs.map(({ closesOn }) => closesOn);
  return days.every((day) => day !== undefined) ? days.sort().at(-1) : undefined;
}
