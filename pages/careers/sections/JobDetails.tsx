import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { KeptHtml } from '../../../shared/ui/KeptHtml.tsx';
import type { JobSummary } from '../JobSummary.ts';
import './JobDetails.scss';
import { JobTags } from './JobTags.tsx';

type JobDetailsProps = {
  job: JobSummary;
  titleId: string;
  /** The written job. */
  text: ReactNode;
  /** What stands beside the place. */
  children?: ReactNode;
};

/** Everything about a job: its facts, and its text as the HTML holds it. */
export function JobDetails({ job, titleId, text, children }: JobDetailsProps) {
  const { slug, title, type, mode, experience, location } = job;
  return (
    <>
      <div className="job-details__head">
        <h2 className="job-details__title" id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <JobTags tags={[type, mode, `${experience} of experience`]} />
      </div>
      <div className="job-details__place">
        <p className="job-details__location">
          <Icon name="map-pin" />
          {location}
        </p>
        {children}
      </div>
      <KeptHtml id={`${slug}-text`}>{text}</KeptHtml>
    </>
  );
}
