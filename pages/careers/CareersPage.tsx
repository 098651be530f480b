import { Island } from '#shared/runtime/islands/Island.tsx';
import { touchArea } from '#shared/runtime/islands/protocol.ts';
import { BottomBar } from '#shared/ui/BottomBar.tsx';
import { LinkButton } from '#shared/ui/Button.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { applicationForm } from '#shared/words/applicationForm.ts';
import { jobWords } from '#shared/words/careers.ts';
import { ApplicationForm } from './islands/ApplicationForm.tsx';
import { JobDialog } from './islands/JobDialog.tsx';
import { lastDayOf, summaryOf } from './jobTerms.ts';
import type { CareersProps } from './page.ts';
import { AfterDay } from './sections/AfterDay.tsx';
import { Hiring } from './sections/Hiring.tsx';
import { JobGroups } from './sections/JobGroups.tsx';
import './NoOpenJobs.scss';
import './LostJob.scss';

type NoOpenJobsProps = CareersProps['noJobs'] & Pick<CareersProps, 'application'>;

function NoOpenJobs({ heading, lead, mailbox, shortSlugs, application }: NoOpenJobsProps) {
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

export function CareersPage({ heading, lead, jobs, noJobs, hiring, application }: CareersProps) {
  const lastDay = lastDayOf(jobs);
  return (
    <>
      <section>
        {jobs.length > 0 && (
          <div data-until={lastDay}>
            <Section head={{ id: 'positions', heading, lead }}>
              <LostJob shortSlugs={noJobs.shortSlugs} />
              <div {...touchArea}>
                <Island
                  of={JobDialog}
                  hydrateOn="touch"
                  props={{ ...application, jobs: jobs.map(summaryOf) }}
                />
                <JobGroups jobs={jobs} />
              </div>
            </Section>
          </div>
        )}
        {(jobs.length === 0 || lastDay) && (
          <AfterDay day={lastDay}>
            <NoOpenJobs {...noJobs} application={application} />
          </AfterDay>
        )}
      </section>
      <BottomBar>
        <LinkButton href="/contact/" variant="secondary">
          {jobWords.ask}
        </LinkButton>
      </BottomBar>
      <Hiring {...hiring} />
    </>
  );
}

/** `shortSlugs`: slugs of closed jobs that are one word. Other words in an address may mean anything. */
function LostJob({ shortSlugs }: { shortSlugs: string[] }) {
  return (
    <p
      className="lost-job"
      aria-live="polite"
      data-lost-hash={jobWords.lost}
      data-short-slugs={shortSlugs.join(' ') || undefined}
    />
  );
}
