import { Island } from '#shared/runtime/islands/Island.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { applicationForm } from '#shared/words/applicationForm.ts';
import { ApplicationForm } from '../islands/ApplicationForm.tsx';
import type { CareersProps } from '../page.ts';
import { LostJob } from './LostJob.tsx';
import './NoOpenJobs.scss';

type NoOpenJobsProps = CareersProps['noJobs'] & Pick<CareersProps, 'application'>;

/** What the careers page shows while no job is open: a form to apply without naming a role, or a mailbox. */
export function NoOpenJobs({ heading, lead, mailbox, shortSlugs, application }: NoOpenJobsProps) {
  const { title, heading: formHeading } = applicationForm.open;
  return (
    <Section head={{ id: 'no-positions', heading, lead }}>
      <LostJob shortSlugs={shortSlugs} />
      {mailbox ? (
        <p className="lead">
          {mailbox.text}{' '}
          <a href={`mailto:${mailbox.email}`} translate="no">
            {mailbox.email}
          </a>
        </p>
      ) : (
        <div className="no-open-jobs__form">
          <Island
            of={ApplicationForm}
            hydrateOn="touch"
            props={{ job: { slug: '', title }, heading: formHeading, headingLevel: 'h3', ...application }}
          />
        </div>
      )}
    </Section>
  );
}
