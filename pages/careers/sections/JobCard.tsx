import type { Job } from '../../../shared/content/schema.ts';
import { jobWords } from '../../../shared/content/words/careers.ts';
import { withBase } from '../../../shared/core/base.ts';
import { fill } from '../../../shared/core/fill.ts';
import { LinkButton } from '../../../shared/ui/Button.tsx';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { pathOfJob, townOf } from '../jobs.ts';
import { jobTerms } from '../jobTerms.ts';
import './JobCard.scss';
import './JobCardRow.scss';
import { JobTags } from './JobTags.tsx';
import { JobText } from './JobText.tsx';

/**
 * A job in the list, with all that is written about it. Its title leads to the job's page; Apply Now names the job by
 * hash: a dialog shows it with script, and the card itself without.
 */
export function JobCard({ job }: { job: Job }) {
  const { slug, title, type, mode, location, experience, mainSkills, closesOn } = job;
  const town = townOf(job);
  const terms = jobTerms(job);
  return (
    <li className="job-card" id={slug} data-until={closesOn}>
      <h4>
        <a href={withBase(pathOfJob(job))}>{title}</a>
      </h4>
      <JobTags tags={[experience, type, mode]} />
      <p className="job-card__place">
        <Icon name="map-pin" />
        {town}
        <span>{location.slice(town.length)}</span>
      </p>
      <p>{mainSkills.join(', ')}</p>
      {terms.length > 0 && (
        <ul className="job-card__terms">
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      )}
      <LinkButton variant="secondary" size="small" to={`#${slug}`}>
        <span>
          {jobWords.apply}
          <span className="visually-hidden">{fill(jobWords.applyFor, { title })}</span>
        </span>
      </LinkButton>
      <JobText job={job} headingLevel="h5" />
    </li>
  );
}
