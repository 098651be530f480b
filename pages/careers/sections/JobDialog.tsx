import type { ReactNode } from 'react';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import { writesHtml } from '../../../shared/ui/KeptHtml.tsx';
import type { JobSummary, JobText as Text } from '../JobSummary.ts';
import { CopyLink } from './CopyLink.tsx';
import './JobDialog.scss';
import { JobDetails } from './JobDetails.tsx';
import { JobText } from './JobText.tsx';

type JobDialogProps = {
  job: JobSummary;
  isOpen: boolean;
  onClose: () => void;
  /** The written job, which script leaves to the HTML. */
  text?: Text;
  /** The application form, there only while the dialog is open. */
  children: ReactNode;
};

/** A job in two halves: what it is about, and applying for it. */
export function JobDialog({ job, text, isOpen, onClose, children }: JobDialogProps) {
  const titleId = `${job.slug}-title`;
  return (
    <Dialog
      id={job.slug}
      labelledBy={titleId}
      isOpen={isOpen}
      opener={`a[href="#${job.slug}"]`}
      onClose={onClose}
    >
      <div className="job-dialog">
        <div className="job-dialog__details">
          <JobDetails job={job} titleId={titleId} text={writesHtml && text && <JobText text={text} />}>
            {isOpen && <CopyLink job={job} />}
          </JobDetails>
        </div>
        {isOpen && <div className="job-dialog__form">{children}</div>}
      </div>
    </Dialog>
  );
}
