import type { Job } from '#shared/model/schema.ts';
import { jobWords } from '#shared/words/careers.ts';
import './JobText.scss';

/** The job's dialog fetches this HTML by its class. */
export function JobText({ job }: { job: Job }) {
  const list = (lines: string[]) => (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  return (
    <div className="job-text">
      <p>{job.jobDescription}</p>
      <h3 className="h4">{jobWords.responsibilities}</h3>
      {list(job.keyResponsibilities)}
      <h3 className="h4">{jobWords.skills}</h3>
      {list(job.skillsQualifications)}
    </div>
  );
}
