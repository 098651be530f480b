import type { Job } from '../../shared/content/schema.ts';

/** The id of the form on a job's page. */
export const formId = 'apply';

export const pathOfJob = ({ slug }: Pick<Job, 'slug'>) => `/careers/${slug}/`;

export const pathOfForm = (job: Pick<Job, 'slug'>) => `${pathOfJob(job)}#${formId}`;
