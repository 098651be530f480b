import type { AppliedJob, Deliveries } from '#shared/forms/useDelivery.ts';
import { Notice } from '#shared/ui/Notice.tsx';
import { applicationForm } from '#shared/words/applicationForm.ts';

type OutcomeAlertProps = {
  delivery: Deliveries;
  /** The job of the form beside it; outcomes of others are shown with their titles. */
  job?: AppliedJob;
  /** The message is shown elsewhere. */
  isMuted?: boolean;
  isInCorner?: boolean;
};

export function OutcomeAlert({ delivery, job, isMuted = false, isInCorner }: OutcomeAlertProps) {
  const outcome = isMuted ? undefined : delivery.unread();
  return (
    <Notice
      look={outcome && outcome.status !== 'sent' ? 'error' : 'success'}
      message={outcome ? applicationForm[outcome.status] : ''}
      subject={outcome?.job.slug === job?.slug ? undefined : outcome?.job.title}
      isInCorner={isInCorner}
      onDismiss={delivery.onOutcomeRead}
    />
  );
}
