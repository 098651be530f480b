import { dialogWords } from '../../../shared/content/words/controls.ts';
import type { ScriptTarget } from '../../../shared/forms/formTarget.ts';
import { useDelivery } from '../../../shared/forms/useDelivery.ts';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import type { JobName } from '../JobSummary.ts';
import { AdoptedDetails } from '../parts/AdoptedDetails.tsx';
import { ApplicationForm } from '../parts/ApplicationForm.tsx';
import { CopyLink } from '../parts/CopyLink.tsx';
import './JobDialog.scss';
import { OutcomeAlert } from '../parts/OutcomeAlert.tsx';
import { useOpenJob } from '../parts/useOpenJob.ts';

export type JobDialogProps = {
  jobs: JobName[];
  target: ScriptTarget;
  /** Who receives an application, and why. */
  note: string;
  /** Largest resume. */
  maxMegabytes: number;
};

/** The job that the address names, in two halves: what it is about, and applying for it. */
export function JobDialog({ jobs, ...application }: JobDialogProps) {
  const { openJob, close } = useOpenJob(jobs);
  const delivery = useDelivery();
  return (
    <>
      <Dialog
        isOpen={openJob !== undefined}
        label={openJob?.title ?? ''}
        closeLabel={dialogWords.close}
        opener={`a[href="#${openJob?.slug}"]`}
        onClose={close}
      >
        {openJob && (
          <div className="job-dialog" key={openJob.slug}>
            <AdoptedDetails slug={openJob.slug}>
              <CopyLink job={openJob} />
            </AdoptedDetails>
            <div className="job-dialog__form">
              <ApplicationForm job={openJob.title} delivery={delivery} {...application} />
            </div>
          </div>
        )}
      </Dialog>
      <OutcomeAlert delivery={delivery} isMuted={openJob !== undefined} isInCorner />
    </>
  );
}
