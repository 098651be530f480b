import type { Job } from '../../../shared/content/schema.ts';
import { jobWords } from '../../../shared/content/words/careers.ts';
import { withBase } from '../../../shared/core/base.ts';
import { fill } from '../../../shared/core/fill.ts';
import { LinkButton } from '../../../shared/ui/Button.tsx';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { pathOfForm, pathOfJob, townOf } from '../jobs.ts';
import { jobTerms } from '../jobTerms.ts';
import './JobCard.scss';
import './JobCardRow.scss';
import { JobTags } from '../parts/JobTags.tsx';
import { TermItems } from '../parts/TermItems.tsx';

/** A job in the list. Its title leads to the job's page; Apply Now to the form there, or with script to a dialog. */
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
          <TermItems terms={terms} />
        </ul>
      )}
      <LinkButton variant="secondary" size="small" to={pathOfForm(job)} opens="JobDialog">
        <span>
          {jobWords.apply}
          <span className="visually-hidden">{fill(jobWords.applyFor, { title })}</span>
        </span>
      </LinkButton>
    </li>
  );
}
