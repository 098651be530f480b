import type { JobSummary } from '../jobSummary.ts';
import { TermItems } from './TermItems.tsx';
import './JobFacts.scss';

type JobFactsProps = {
  /** Left out where the banner says the same. */
  tags?: JobSummary['tags'];
  terms: JobSummary['terms'];
};

/** The short facts about a job. */
export function JobFacts({ tags, terms }: JobFactsProps) {
  return (
    <>
      {tags && (
        <ul className="job-facts__labels">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      {terms.length > 0 && (
        <ul className="job-facts__terms">
          <TermItems terms={terms} />
        </ul>
      )}
    </>
  );
}
