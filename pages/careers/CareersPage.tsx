import type { Job } from '../../shared/content/schema.ts';
import { type FormTarget, type ScriptTarget, scriptTarget } from '../../shared/forms/formTarget.ts';
import { Island } from '../../shared/runtime/islands/Island.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { SectionHeader } from '../../shared/ui/SectionHeader.tsx';
import { JobDialog } from './islands/JobDialog.tsx';
import { lastDayOf } from './jobs.ts';
import { Hiring, type HiringProps } from './sections/Hiring.tsx';
import { JobGroups } from './sections/JobGroups.tsx';
import { LostJob } from './sections/LostJob.tsx';
import { NoOpenJobs, type NoOpenJobsProps } from './sections/NoOpenJobs.tsx';
import { PlainForm } from './sections/PlainForm.tsx';

/** Data of the application form other than the job. */
export type ApplicationProps<Target extends ScriptTarget = FormTarget> = {
  target: Target;
  /** Who receives an application, and why. */
  note: string;
  /** Size limit of the resume. */
  maxMegabytes: number;
};

export type CareersPageProps = ApplicationProps & {
  heading: string;
  lead: string;
  /** The open ones. */
  jobs: Job[];
  noJobs: Omit<NoOpenJobsProps, 'application'>;
  hiring: HiringProps;
};

/**
 * The Careers page: a card for each job, and a dialog with its details and the application form. Without script
 * the cards show them, above one form for all jobs.
 */
export function CareersPage({ heading, lead, jobs, noJobs, hiring, ...application }: CareersPageProps) {
  const lastDay = lastDayOf(jobs);
  const { target, ...words } = application;
  return (
    <>
      {jobs.length > 0 && (
        <div data-until={lastDay}>
          <Section labelledBy="positions">
            <SectionHeader id="positions" heading={heading} lead={lead} />
            <LostJob />
            <div data-area="">
              <Island
                of={JobDialog}
                hydrateOn="interaction"
                props={{ ...words, target: scriptTarget(target) }}
              />
              <JobGroups jobs={jobs} />
            </div>
            <div data-without="JobDialog">
              <noscript>
                <PlainForm jobs={jobs} {...application} />
              </noscript>
            </div>
          </Section>
        </div>
      )}
      {(jobs.length === 0 || lastDay) && (
        <div data-after={lastDay} hidden={jobs.length > 0}>
          <NoOpenJobs {...noJobs} application={application} />
        </div>
      )}
      <Hiring {...hiring} />
    </>
  );
}
