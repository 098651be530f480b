import { JobFacts } from '../sections/JobFacts.tsx';
import { JobPlace } from '../sections/JobPlace.tsx';
import { JobText } from '../sections/JobText.tsx';
import './JobDetails.scss';
import { JobLinks } from './JobLinks.tsx';
import type { ReadJob } from './readJob.ts';

/** Everything about a job, with links to its page. */
export function JobDetails({ job }: { job: ReadJob }) {
  const { title, tags, terms, location, page } = job;
  return (
    <article className="job-details">
      <div className="job-details__head">
        <h2 className="job-details__title">{title}</h2>
        <JobFacts tags={tags} terms={terms} />
      </div>
      <JobPlace location={location} />
      <JobLinks page={page} />
      <JobText job={job} headingLevel="h3" />
    </article>
  );
}
