import { dialogWords } from '../../../shared/content/words/controls.ts';
import type { ScriptTarget } from '../../../shared/forms/formTarget.ts';
import { useDelivery } from '../../../shared/forms/useDelivery.ts';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import type { ApplicationProps } from '../CareersPage.tsx';
import { ApplicationForm } from '../parts/ApplicationForm.tsx';
import { ApplyButton } from '../parts/ApplyButton.tsx';
import './JobDialog.scss';
import { JobDetails } from '../parts/JobDetails.tsx';
import { OutcomeAlert } from '../parts/OutcomeAlert.tsx';
import { useOpenJob } from '../parts/useOpenJob.ts';

/** The job that the address names, in two halves: what it is about, and applying for it. */
export function JobDialog(application: ApplicationProps<ScriptTarget>) {
  const { openJob, close } = useOpenJob();
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
            <div className="job-dialog__details">
              <JobDetails job={openJob} />
            </div>
            <ApplyButton />
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
