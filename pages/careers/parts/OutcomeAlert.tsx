import { applicationWords } from '../../../shared/content/words/careers.ts';
import { noticeWords } from '../../../shared/content/words/controls.ts';
import type { Delivery } from '../../../shared/forms/useDelivery.ts';
import { Alert } from '../../../shared/ui/Alert.tsx';

type OutcomeAlertProps = {
  delivery: Delivery;
  /** The job on view; an outcome of any other is told with its title. */
  job?: string;
  /** True while another place tells. */
  isMuted?: boolean;
  isInCorner?: boolean;
};

/** How an application ended. */
export function OutcomeAlert({ delivery, job, isMuted = false, isInCorner }: OutcomeAlertProps) {
  const outcome = isMuted ? null : delivery.outcome;
  return (
    <Alert
      kind={outcome?.status === 'failed' ? 'error' : 'success'}
      message={outcome ? applicationWords[outcome.status] : ''}
      subject={outcome?.job === job ? undefined : outcome?.job}
      closeLabel={noticeWords.close}
      isInCorner={isInCorner}
      onDismiss={delivery.onOutcomeRead}
    />
  );
}
