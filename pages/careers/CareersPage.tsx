import type { Job } from '../../shared/content/schema.ts';
import { type FormTarget, scriptTarget } from '../../shared/forms/formTarget.ts';
import { Island } from '../../shared/islands/Island.tsx';
import { PageBanner } from '../../shared/shell/PageBanner.tsx';
import type { BannerProps } from '../../shared/site/pageDeclaration.ts';
import { Section } from '../../shared/ui/Section.tsx';
import { SectionHeader } from '../../shared/ui/SectionHeader.tsx';
import { JobDialog } from './islands/JobDialog.tsx';
import { JobCards } from './sections/JobCards.tsx';
import { JobDetails } from './sections/JobDetails.tsx';
import { NoScriptApplicationForm } from './sections/NoScriptApplicationForm.tsx';

export type CareersPageProps = {
  banner: BannerProps;
  heading: string;
  lead: string;
  jobs: Job[];
  target: FormTarget;
  /** Who receives an application, and why. */
  note: string;
  /** Largest resume. */
  maxMegabytes: number;
};

/**
 * The Careers page: a card for each job, and a dialog with its details and the application form. Without script
 * the details are shown below the cards, above one form for all jobs.
 */
export function CareersPage({ banner, heading, lead, jobs, ...application }: CareersPageProps) {
  return (
    <>
      <PageBanner {...banner} />
      <Section labelledBy="positions">
        <SectionHeader id="positions" heading={heading} lead={lead} />
        <div data-area="">
          <JobCards jobs={jobs} />
          <Island
            of={JobDialog}
            wakes="touched"
            props={{
              jobs: jobs.map(({ slug, title }) => ({ slug, title })),
              ...application,
              target: scriptTarget(application.target),
            }}
          />
          {jobs.map((job) => (
            <JobDetails key={job.slug} job={job} />
          ))}
        </div>
        <div data-without="JobDialog">
          <noscript>
            <NoScriptApplicationForm jobs={jobs} {...application} />
          </noscript>
        </div>
      </Section>
    </>
  );
}
