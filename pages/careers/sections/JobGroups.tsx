import type { Job } from '#shared/content/schema.ts';
import { jobGroups } from '#shared/content/words/careers.ts';
import { lastDayOf } from '../lastDayOf.ts';
import { GroupFilter } from './GroupFilter.tsx';
import { JobRow } from './JobRow.tsx';
import './JobGroups.scss';

/** The filter is shown from this number of jobs up. */
const longList = 9;

/**
 * The open jobs under the headings of their groups; a group without jobs is left out. They do not fade in on scroll,
 * because the filter may bring a group into view without scrolling.
 */
export function JobGroups({ jobs }: { jobs: Job[] }) {
  const groups = jobGroups
    .map((name) => ({ name, members: jobs.filter((job) => job.group === name) }))
    .filter(({ members }) => members.length > 0)
    .map((group) => ({ ...group, count: group.members.length, until: lastDayOf(group.members) }));
  return (
    <div className="job-groups">
      {jobs.length >= longList && groups.length > 1 && <GroupFilter groups={groups} />}
      {groups.map(({ name, members, until }) => (
        <div className="job-groups__group" key={name} data-until={until}>
          <h3 className="job-groups__heading">{name}</h3>
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
