import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SendResult } from './outcome.ts';
import type { ChosenResume } from './resume.ts';

/** The outcome of sending a form. `subject` is what it was about: the title of a job, or the enquiry. */
export type DeliveryOutcome = { subject: string; status: SendResult['status'] };

/**
 * Sends forms on behalf of a page whose dialog may be closed meanwhile: one at a time for each subject. The resume of
 * an application that failed is kept until its form is left.
 */
export function useDelivery() {
  const resumes = useRef(new Map<string, ChosenResume>());
  // State alone would be too late: two clicks can precede the next render.
  const underWay = useRef(new Set<string>());
  const [sending, setSending] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<DeliveryOutcome | null>(null);

  /** Sends with `send`, which never throws. */
  const deliver = async (subject: string, send: () => Promise<SendResult>, resume?: ChosenResume) => {
    if (underWay.current.has(subject)) return;
    underWay.current.add(subject);
    if (resume) resumes.current.set(subject, resume);
    setSending([...underWay.current]);
    setOutcome(null);
    const { status } = await send();
    underWay.current.delete(subject);
    if (status === 'sent') resumes.current.delete(subject);
    // Empties the form before another click can send it again.
    flushSync(() => {
      setSending([...underWay.current]);
      setOutcome({ subject, status });
    });
  };

  const leave = (subject: string) => {
    if (!underWay.current.has(subject)) resumes.current.delete(subject);
    setOutcome((now) => (now?.subject === subject ? null : now));
  };

  return {
    outcome,
    deliver,
    /** Discards the outcome and the resume of a form that was left, except what is being sent. */
    leave,
    isSending: (subject: string) => sending.includes(subject),
    resumeOf: (subject: string) => resumes.current.get(subject) ?? null,
    onOutcomeRead: () => setOutcome(null),
  };
}

/** The result of `useDelivery`, which forms and alerts receive. */
export type Delivery = ReturnType<typeof useDelivery>;
