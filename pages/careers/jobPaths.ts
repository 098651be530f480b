import type { Job } from '#shared/model/schema/files.ts';

export const formId = 'apply';

export const pathOfJob = ({ slug }: Pick<Job, 'slug'>) => `/careers/${slug}/`;
