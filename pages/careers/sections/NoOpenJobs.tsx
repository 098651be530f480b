import { applicationWords } from '../../../shared/content/words/careers.ts';
import { Section } from '../../../shared/ui/Section.tsx';
import { SectionHeader } from '../../../shared/ui/SectionHeader.tsx';
import type { ApplicationProps } from '../ApplicationProps.ts';
import { JobApplicationIsland } from './JobApplicationIsland.tsx';
import { LostJob } from './LostJob.tsx';
import './NoOpenJobs.scss';

export type NoOpenJobsProps = {
  heading: string;
  /** Left out where the banner says it. */
  lead?: string;
  /** The words before the mailbox; undefined if a form is shown instead. */
  mailbox?: { text: string; email: string };
  application: ApplicationProps;
};

/** What the careers page shows while no job is open: a form to apply without naming a role, or a mailbox. */
export function NoOpenJobs({ heading, lead, mailbox, application }: NoOpenJobsProps) {
  return (
    <Section labelledBy="no-positions">
      <SectionHeader id="no-positions" heading={heading} lead={lead} />
      <LostJob />
      {mailbox ? (
        <p className="no-open-jobs__mailbox">
          {mailbox.text} <a href={`mailto:${mailbox.email}`}>{mailbox.email}</a>
        </p>
      ) : (
        <div className="no-open-jobs__form">
          <JobApplicationIsland
            job={applicationWords.open.title}
            heading={applicationWords.open.heading}
            headingLevel="h3"
            {...application}
          />
        </div>
      )}
    </Section>
  );
}
