import type { JobSummary } from '../jobSummary.ts';
import './JobFacts.scss';
import { JobTags } from './JobTags.tsx';
import { TermItems } from './TermItems.tsx';

/** The short facts about a job. */
export function JobFacts({ tags, terms }: Pick<JobSummary, 'tags' | 'terms'>) {
  return (
    <>
      <JobTags tags={tags} />
      {terms.length > 0 && (
        <ul className="job-facts">
          <TermItems terms={terms} />
        </ul>
      )}
    </>
  );
}
