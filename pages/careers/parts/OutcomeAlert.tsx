import type { Delivery } from '#shared/forms/useDelivery.ts';
import { Notice } from '#shared/ui/Notice.tsx';
import { applicationWords } from '#shared/words/careers.ts';

type OutcomeAlertProps = {
  delivery: Delivery;
  /** Of the current job; results of other jobs are shown with their titles. */
  jobTitle?: string;
  /** True while the message is shown elsewhere. */
  isMuted?: boolean;
  isInCorner?: boolean;
};

/** The outcome of an application. */
export function OutcomeAlert({ delivery, jobTitle, isMuted = false, isInCorner }: OutcomeAlertProps) {
  const outcome = isMuted ? undefined : delivery.outcome;
  return (
    <Notice
      look={outcome && outcome.status !== 'sent' ? 'error' : 'success'}
      message={outcome ? applicationWords[outcome.status] : ''}
      subject={outcome?.subject === jobTitle ? undefined : outcome?.subject}
      isInCorner={isInCorner}
      onDismiss={delivery.onOutcomeRead}
    />
  );
}
