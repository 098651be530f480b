import type { Job } from '#shared/model/schema.ts';

export const formId = 'apply';

export const pathOfJob = ({ slug }: Pick<Job, 'slug'>) => `/careers/${slug}/`;
