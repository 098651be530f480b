import { withBase } from '#shared/core/addresses.ts';
import { pathOfJob } from '../jobPaths.ts';
import type { JobSummary } from '../jobTerms.ts';
import { FetchedJobText } from './FetchedJobText.tsx';
import { JobFacts } from './JobFacts.tsx';
import { JobLinks } from './JobLinks.tsx';
import './JobDetails.scss';

/** All details of a job, with links to its page. */
export function JobDetails({ job }: { job: JobSummary }) {
  const { title, tags, terms, location } = job;
  const page = withBase(pathOfJob(job));
  return (
    <article className="job-details" tabIndex={-1} aria-label={title}>
      <div className="job-details__head">
        <h2 className="job-details__title h2-dialog">{title}</h2>
        <JobFacts tags={tags} terms={terms} location={location} />
      </div>
      <JobLinks page={page} />
      <FetchedJobText page={page} />
    </article>
  );
}
