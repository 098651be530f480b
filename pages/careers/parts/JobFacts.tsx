import type { JobSummary } from '../jobSummary.ts';
import { TermItems } from './TermItems.tsx';
import './JobFacts.scss';

/** The short facts about a job. */
export function JobFacts({ tags, terms }: Pick<JobSummary, 'tags' | 'terms'>) {
  return (
    <>
      <ul className="job-facts__tags">
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      {terms.length > 0 && (
        <ul className="job-facts__terms">
          <TermItems terms={terms} />
        </ul>
      )}
    </>
  );
}
