import { useEffect, useEffectEvent, useRef } from 'react';
import { useDelivery } from '#shared/forms/useDelivery.ts';
import { BottomBar } from '#shared/ui/BottomBar.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { jobWords } from '#shared/words/careers.ts';
import type { JobSummary } from '../jobTerms.ts';
import type { CareersProps } from '../page.ts';
import { JobDetails } from '../parts/JobDetails.tsx';
import { OutcomeAlert } from '../parts/OutcomeAlert.tsx';
import { applyHref, useOpenJob } from '../parts/useOpenJob.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import './JobDialog.scss';

type JobDialogProps = CareersProps['application'] & { jobs: JobSummary[] };

/** On phones, where the form is below the details. The address stays that of the job. */
function scrollToForm(): void {
  const heading = document.getElementById('application-heading')!;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.closest('form')!.scrollIntoView();
}

export function JobDialog({ jobs, ...application }: JobDialogProps) {
  const { openJob, close } = useOpenJob(jobs);
  const delivery = useDelivery(application.target);
  const opened = useRef<string>(undefined);

  const leave = useEffectEvent(delivery.leave);
  useEffect(() => {
    if (opened.current && opened.current !== openJob?.slug) leave(opened.current);
    opened.current = openJob?.slug;
  }, [openJob]);

  return (
    <>
      <Dialog
        isOpen={openJob !== undefined}
        label={openJob?.title ?? ''}
        opener={openJob ? `a[href="${applyHref(openJob)}"]` : ''}
        onClose={close}
      >
        {openJob && (
          <div className="job-dialog" key={openJob.slug}>
            <div className="job-dialog__details">
              <JobDetails job={openJob} />
            </div>
            <BottomBar isAtOnce>
              <Button onClick={scrollToForm}>{jobWords.apply}</Button>
            </BottomBar>
            <div className="job-dialog__form screen-only">
              <ApplicationForm job={openJob} {...application} />
            </div>
          </div>
        )}
      </Dialog>
      <OutcomeAlert delivery={delivery} isMuted={openJob !== undefined} isInCorner />
    </>
  );
}
