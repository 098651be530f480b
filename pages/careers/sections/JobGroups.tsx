import type { Job } from '../../../shared/content/schema.ts';
import { jobGroups } from '../../../shared/content/words/careers.ts';
import { lastDayOf } from '../jobs.ts';
import { GroupFilter } from './GroupFilter.tsx';
import { JobRow } from './JobRow.tsx';
import './JobGroups.scss';

/** From this number of jobs on, they can be filtered. */
const longList = 9;

/** GroupFilter.scss tells so many groups apart. */
const mostGroups = 8;

/**
 * The open jobs under the headings of their groups; a group without one is left out. They do not fade in on scroll: the
 * filter may bring a group into view without one.
 */
export function JobGroups({ jobs }: { jobs: Job[] }) {
  const groups = jobGroups
    .map((group) => ({ group, members: jobs.filter((job) => job.group === group) }))
    .filter(({ members }) => members.length > 0);
  return (
    <div className="job-groups">
      {jobs.length >= longList && groups.length > 1 && groups.length <= mostGroups && (
        <GroupFilter groups={groups.map(({ group }) => group)} />
      )}
      {groups.map(({ group, members }) => (
        <div className="job-groups__group" key={group} data-until={lastDayOf(members)}>
          <h3 className="job-groups__heading">{group}</h3>
          <ul>
            {members.map((job) => (
              <JobRow key={job.slug} job={job} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
