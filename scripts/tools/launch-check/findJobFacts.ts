import { stateOf } from '../../../shared/content/jobState.ts';
import type { Job } from '../../../shared/content/schema.ts';
import { ContentSource } from '../../lib/content/ContentSource.ts';
import type { OpenItem } from '../../lib/OpenItem.ts';

const file = 'shared/content/jobs.ts';

/** What each open job lacks that search engines want to know of it, on a day such as "2026-12-01". */
export function findJobFacts(jobs: Job[], day: string): OpenItem[] {
  const source = ContentSource.read(file);
  return jobs
    .filter((job) => stateOf(job, day) === 'open' && job.postedOn === '')
    .map(({ slug }) => {
      const what = `"${slug}" › postedOn`;
      const line = source.lineOfField(what);
      const place = line === undefined ? file : `${file}:${line}`;
      const belongs =
        'the day on which the job was published: without it, search engines do not list it among jobs';
      return { group: 'Jobs', place, what, belongs };
    });
}
