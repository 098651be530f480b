import type { Job } from '#shared/content/schema.ts';
import { jobWords } from '#shared/content/words/careers.ts';
import './JobText.scss';

/** The written part of a job. */
export type WrittenJob = Pick<Job, 'jobDescription' | 'keyResponsibilities' | 'skillsQualifications'>;

/** A job's description and requirements. `fetchJobText` reads them from this markup by field name. */
export function JobText({ job }: { job: WrittenJob }) {
  const linesOf = (field: 'keyResponsibilities' | 'skillsQualifications') => (
    <ul data-job-text={field}>
      {job[field].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  return (
    <div className="job-text">
      <p data-job-text="jobDescription">{job.jobDescription}</p>
      <h3 className="h4">{jobWords.responsibilities}</h3>
      {linesOf('keyResponsibilities')}
      <h3 className="h4">{jobWords.skills}</h3>
      {linesOf('skillsQualifications')}
    </div>
  );
}
