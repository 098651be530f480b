import type { Job } from '../../shared/content/schema.ts';

/** What names a job in addresses and forms. */
export type JobName = Pick<Job, 'slug' | 'title'>;

/** The facts of a job, which cards and details show. */
export type JobSummary = JobName & Pick<Job, 'type' | 'mode' | 'location' | 'experience'>;
