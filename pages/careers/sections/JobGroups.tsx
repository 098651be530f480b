import type { Job } from '../../../shared/content/schema.ts';
import { jobGroups } from '../../../shared/content/words/careers.ts';
import { lastDayOf } from '../jobs.ts';
import { JobCard } from './JobCard.tsx';
import './JobGroups.scss';

/** The open jobs under the headings of their groups; a group without one is left out. */
export function JobGroups({ jobs }: { jobs: Job[] }) {
  const groups = jobGroups.map((group) => ({ group, members: jobs.filter((job) => job.group === group) }));
  return (
    <div className="job-groups">
      {groups
        .filter(({ members }) => members.length > 0)
        .map(({ group, members }) => (
          <div key={group} data-reveal="" data-until={lastDayOf(members)}>
            <h3>{group}</h3>
            <ul>
              {members.map((job) => (
                <JobCard key={job.slug} job={job} />
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}
