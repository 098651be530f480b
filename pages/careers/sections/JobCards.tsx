import { LinkButton } from '../../../shared/ui/Button.tsx';
import { Icon } from '../../../shared/ui/Icon.tsx';
import type { JobSummary } from '../JobSummary.ts';
import './JobCards.scss';
import { JobTags } from './JobTags.tsx';

/** A card for each job. Its link names the job by hash: a dialog with script, the details in the page without. */
export function JobCards({ jobs }: { jobs: JobSummary[] }) {
  return (
    <ul className="job-cards">
      {jobs.map(({ slug, title, type, mode, location }) => (
        <li className="job-cards__card" key={slug}>
          <h3 className="job-cards__title">{title}</h3>
          <JobTags tags={[type, mode]} />
          <p className="job-cards__place">
            <Icon name="map-pin" />
            {location}
          </p>
          <LinkButton variant="secondary" size="small" to={`#${slug}`}>
            <span>
              Apply Now<span className="visually-hidden"> for {title}</span>
            </span>
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
