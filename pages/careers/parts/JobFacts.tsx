import { Icon } from '#shared/ui/Icon.tsx';
import type { JobSummary, JobTerm } from '../jobTerms.ts';
import './JobFacts.scss';

export function TermItems({ terms }: { terms: JobTerm[] }) {
  return terms.map(({ text, until }) => (
    <li key={text} data-until={until}>
      {text}
    </li>
  ));
}

/** Without tags where the banner says the same. */
type JobFactsProps = Pick<JobSummary, 'terms' | 'location'> & { tags?: JobSummary['tags'] };

export function JobFacts({ tags, terms, location }: JobFactsProps) {
  return (
    <>
      {tags && (
        <ul className="job-facts__labels small">
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
      {location && (
        <p className="job-facts__location">
          <Icon name="map-pin" />
          {location}
        </p>
      )}
    </>
  );
}
