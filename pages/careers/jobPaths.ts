import type { Job } from '#shared/model/schema.ts';

/** The id of the form on a job's page. */
export const formId = 'apply';

/** The address of a job's page. */
export const pathOfJob = ({ slug }: Pick<Job, 'slug'>) => `/careers/${slug}/`;

/** The address of the form on a job's page. */
export const pathOfForm = (job: Pick<Job, 'slug'>) => `${pathOfJob(job)}#${formId}`;
