import type { JobSummary, Term } from '../jobTerms.ts';
import './JobFacts.scss';

/** Facts about a job as list items; each is hidden once it is no longer true. */
export function TermItems({ terms }: { terms: Term[] }) {
  return terms.map(({ text, until }) => (
    <li key={text} data-until={until}>
      {text}
    </li>
  ));
}

/** The short facts about a job. */
export function JobFacts({ tags, terms }: Pick<JobSummary, 'tags' | 'terms'>) {
  return (
    <>
      <ul className="job-labels">
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      {terms.length > 0 && (
        <ul className="job-facts">
          <TermItems terms={terms} />
        </ul>
      )}
    </>
  );
}
