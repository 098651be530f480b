import type { Job } from '../../../shared/content/schema.ts';
import { jobWords } from '../../../shared/content/words/careers.ts';
import './JobText.scss';

/** The written part of a job. */
export type WrittenJob = Pick<Job, 'jobDescription' | 'keyResponsibilities' | 'skillsQualifications'>;

type JobTextProps = {
  job: WrittenJob;
  /** Level of the headings in their surroundings. */
  headingLevel: 'h3' | 'h5';
};

/**
 * A job's description and requirements. The many elements have no classes; parts/readJob.ts reads them.
 */
export function JobText({ job, headingLevel: Heading }: JobTextProps) {
  const { jobDescription, keyResponsibilities, skillsQualifications } = job;
  const itemsOf = (lines: string[]) => lines.map((line) => <li key={line}>{line}</li>);
  return (
    <div className="job-text">
      <p>{jobDescription}</p>
      <Heading>{jobWords.responsibilities}</Heading>
      <ul>{itemsOf(keyResponsibilities)}</ul>
      <Heading>{jobWords.skills}</Heading>
      <ul>{itemsOf(skillsQualifications)}</ul>
    </div>
  );
}
