import { stateOf } from '../../../shared/content/jobState.ts';
import type { Job } from '../../../shared/content/schema.ts';
import type { OpenItem } from '../../lib/OpenItem.ts';
import { lineOfField } from './lineOfField.ts';

const belongs =
  'the day on which the job was published: without it, search engines do not list it among jobs';

/** The open jobs without a publication date, which search engines require, on a day such as "2026-12-01". */
export function findJobFacts(jobs: Job[], day: string): OpenItem[] {
  return jobs
    .filter((job) => stateOf(job, day) === 'open' && job.postedOn === '')
    .map(({ slug }) => {
      const what = `"${slug}" › postedOn`;
      return { group: 'Jobs', place: lineOfField('shared/content/jobs.ts', what), what, belongs };
    });
}
