import { useEffect } from 'react';
import type { FormTarget } from '../../shared/forms/formTarget.ts';
import { useDelivery } from '../../shared/forms/useDelivery.ts';
import { onFirstSign } from '../../shared/runtime/onFirstSign.ts';
import type { BannerProps } from '../../shared/runtime/pageDeclaration.ts';
import { PageBanner } from '../../shared/shell/PageBanner.tsx';
import { KeptHtml, writesHtml } from '../../shared/ui/KeptHtml.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { SectionHeader } from '../../shared/ui/SectionHeader.tsx';
import type { JobSummary, JobText } from './JobSummary.ts';
import { loadApplicationForm } from './loadApplicationForm.ts';
import { ApplicationArea } from './sections/ApplicationArea.tsx';
import { JobCards } from './sections/JobCards.tsx';
import { JobDialog } from './sections/JobDialog.tsx';
import { OutcomeAlert } from './sections/OutcomeAlert.tsx';
import { PlainApplication } from './sections/PlainApplication.tsx';
import { useOpenJob } from './useOpenJob.ts';

export type CareersPageProps = {
  banner?: BannerProps;
  heading: string;
  lead: string;
  jobs: JobSummary[];
  /** The written jobs in the same order; script leaves them to the HTML. */
  texts?: JobText[];
  target: FormTarget;
  /** Who receives an application, and why. */
  note: string;
  /** Largest resume. */
  maxMegabytes: number;
};

/**
 * The Careers page: a card for each job, and a dialog with its details and the application form. Without script
 * the details show below the cards, above one form for all jobs.
 */
export function CareersPage({ banner, heading, lead, jobs, texts, ...application }: CareersPageProps) {
  const { openJob, close } = useOpenJob(jobs);
  const delivery = useDelivery();

  // Ahead of need; a dialog that opens asks again and deals with a failure.
  useEffect(() => onFirstSign(() => void loadApplicationForm().catch(() => undefined)), []);

  return (
    <>
      <KeptHtml id="banner">{writesHtml && banner && <PageBanner {...banner} />}</KeptHtml>
      <Section labelledBy="positions">
        <SectionHeader id="positions" heading={heading} lead={lead} />
        <JobCards jobs={jobs} />
        {jobs.map((job, index) => (
          <JobDialog key={job.slug} job={job} text={texts?.[index]} isOpen={job === openJob} onClose={close}>
            <ApplicationArea job={job.title} delivery={delivery} {...application} />
          </JobDialog>
        ))}
        <PlainApplication jobs={jobs} {...application} />
        <OutcomeAlert delivery={delivery} isMuted={openJob !== undefined} isInCorner />
      </Section>
    </>
  );
}
