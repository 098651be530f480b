import './JobFacts.scss';
import { JobTags } from './JobTags.tsx';

type JobFactsProps = {
  /** Experience, type and other facts of a job. */
  tags: string[];
  /** Pay and days, where they are given. */
  terms: string[];
};

/** The short facts about a job. */
export function JobFacts({ tags, terms }: JobFactsProps) {
  return (
    <>
      <JobTags tags={tags} />
      {terms.length > 0 && (
        <ul className="job-facts">
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      )}
    </>
  );
}
