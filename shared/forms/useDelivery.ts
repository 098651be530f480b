import { useRef, useState } from 'react';
import type { SendResult } from './outcome.ts';

/** How an application ended; `job` is the job's title. */
export type DeliveryOutcome = { job: string; status: SendResult['status'] };

/**
 * Waits for applications on behalf of a page whose dialog may be closed meanwhile: one at a time for each job. The
 * resume of one that failed is kept until its form is left.
 */
export function useDelivery() {
  const resumes = useRef(new Map<string, File>());
  const underWay = useRef(new Set<string>());
  const [sending, setSending] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<DeliveryOutcome | null>(null);

  /** Sends with `send`, which never throws. */
  const deliver = async (job: string, resume: File, send: () => Promise<SendResult>) => {
    if (underWay.current.has(job)) return;
    underWay.current.add(job);
    resumes.current.set(job, resume);
    setSending([...underWay.current]);
    setOutcome(null);
    const { status } = await send();
    underWay.current.delete(job);
    setSending([...underWay.current]);
    if (status === 'sent') resumes.current.delete(job);
    setOutcome({ job, status });
  };

  const leave = (job: string) => {
    if (!underWay.current.has(job)) resumes.current.delete(job);
    setOutcome((now) => (now?.job === job ? null : now));
  };

  return {
    outcome,
    deliver,
    /** Discards the messages and values of a job's form that was left, except what is being sent. */
    leave,
    isSending: (job: string) => sending.includes(job),
    resumeOf: (job: string) => resumes.current.get(job) ?? null,
    onOutcomeRead: () => setOutcome(null),
  };
}

/** What forms and alerts use of `useDelivery`. */
export type Delivery = ReturnType<typeof useDelivery>;
