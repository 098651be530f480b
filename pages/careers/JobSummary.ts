import type { Job } from '../../shared/content/schema.ts';

/** The facts of a job, which cards, addresses and forms need. */
export type JobSummary = Pick<Job, 'slug' | 'title' | 'type' | 'mode' | 'location' | 'experience'>;

/** The written part of a job, which only the HTML holds. */
export type JobText = Pick<Job, 'jobDescription' | 'keyResponsibilities' | 'skillsQualifications'>;
