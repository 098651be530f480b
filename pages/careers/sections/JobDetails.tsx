import type { Job } from '../../../shared/content/schema.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import './JobDetails.scss';
import { JobTags } from './JobTags.tsx';
import { JobText } from './JobText.tsx';

/**
 * Everything about a job. Its address shows it in the page as long as no script is there; with script the job's
 * dialog takes it in.
 */
export function JobDetails({ job }: { job: Job }) {
  const { slug, title, type, mode, experience, location } = job;
  return (
    <article className="job-details" id={slug}>
      <div className="job-details__head">
        <h2 className="job-details__title">{title}</h2>
        <JobTags tags={[type, mode, `${experience} of experience`]} />
      </div>
      <div className="job-details__place">
        <p className="job-details__location">
          <Icon name="map-pin" />
          {location}
        </p>
      </div>
      <JobText job={job} />
    </article>
  );
}
