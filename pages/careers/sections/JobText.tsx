import type { Job } from '../../../shared/content/schema.ts';
import './JobText.scss';

function TextList({ heading, items }: { heading: string; items: string[] }) {
  return (
    <>
      <h3 className="job-text__heading">{heading}</h3>
      <ul>
        {items.map((item) => (
          <li className="job-text__item" key={item}>
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}

type JobTextProps = { job: Pick<Job, 'jobDescription' | 'keyResponsibilities' | 'skillsQualifications'> };

/** The written part of a job: what the work is and what it asks for. */
export function JobText({ job }: JobTextProps) {
  return (
    <>
      <p>{job.jobDescription}</p>
      <TextList heading="Key responsibilities" items={job.keyResponsibilities} />
      <TextList heading="Skills and qualifications" items={job.skillsQualifications} />
    </>
  );
}
