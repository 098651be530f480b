import { useSyncExternalStore } from 'react';
import type { FormTarget } from './forms.ts';
import type { SendResult } from './outcome.ts';
import type { ChosenResume } from './resume.ts';

/** The outcome of sending a form. `subject` is what it was about: the title of a job, or the enquiry. */
type DeliveryOutcome = SendResult & {
  subject: string;
  at: Date;
  /** Whether its message has expired or was closed. What stays beside the form is then still there. */
  isRead: boolean;
};

/** Makes the browser ask before the page is left while a form is being sent. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // For Chrome before 119.
  event.returnValue = true;
}

/**
 * Sends forms, one at a time for each subject. A chosen resume is kept until it has been sent or its form is left.
 */
function createDeliveries() {
  const resumes = new Map<string, ChosenResume>();
  const followers = new Set<() => void>();
  // The newest outcome comes last: the one that it covers is shown again after it.
  let now: { sending: readonly string[]; outcomes: readonly DeliveryOutcome[] } = {
    sending: [],
    outcomes: [],
  };

  const change = (changes: Partial<typeof now>) => {
    now = { ...now, ...changes };
    for (const follow of followers) follow();
  };
  const unread = () => now.outcomes.findLast(({ isRead }) => !isRead);
  const outcomesOfOthers = (subject: string) => now.outcomes.filter((outcome) => outcome.subject !== subject);

  return {
    subscribe: (follow: () => void) => {
      followers.add(follow);
      return () => followers.delete(follow);
    },
    read: () => now,
    /** Sends with `send`, which never throws. */
    deliver: async (subject: string, send: () => Promise<SendResult>) => {
      if (now.sending.includes(subject)) return;
      change({ sending: [...now.sending, subject], outcomes: outcomesOfOthers(subject) });
      addEventListener('beforeunload', warn);
      const result = await send();
      if (result.status === 'sent') resumes.delete(subject);
      change({
        sending: now.sending.filter((other) => other !== subject),
        outcomes: [...now.outcomes, { subject, ...result, at: new Date(), isRead: false }],
      });
      if (now.sending.length === 0) removeEventListener('beforeunload', warn);
    },
    /** Discards the outcome and the resume of a form that was left, except what is being sent. */
    leave: (subject: string) => {
      if (!now.sending.includes(subject)) resumes.delete(subject);
      change({ outcomes: outcomesOfOthers(subject) });
    },
    choose: (subject: string, resume: ChosenResume | undefined) => {
      if (resume) resumes.set(subject, resume);
      else resumes.delete(subject);
      change({});
    },
    resumeOf: (subject: string) => resumes.get(subject),
    onOutcomeRead: () => {
      const read = unread();
      change({
        outcomes: now.outcomes.map((outcome) => (outcome === read ? { ...outcome, isRead: true } : outcome)),
      });
    },
    unread,
  };
}

const deliveries = new WeakMap<FormTarget, ReturnType<typeof createDeliveries>>();

/**
 * Sends forms to `target` for a page whose dialog may be closed, and whose island may be rendered again, in the
 * meantime: what is being sent and its outcome are kept as long as the `target` object exists.
 */
export function useDelivery(target: FormTarget) {
  if (!deliveries.has(target)) deliveries.set(target, createDeliveries());
  const { subscribe, read, unread, ...actions } = deliveries.get(target)!;
  const { sending, outcomes } = useSyncExternalStore(subscribe, read, read);
  return {
    ...actions,
    /** What is to be told now. */
    outcome: unread(),
    /** What stays beside the form of a subject. */
    outcomeOf: (subject: string) => outcomes.find((outcome) => outcome.subject === subject),
    isSending: (subject: string) => sending.includes(subject),
    isSent: (subject: string) =>
      outcomes.some((outcome) => outcome.subject === subject && outcome.status === 'sent' && !outcome.isRead),
  };
}

/** The result of `useDelivery`, which forms and alerts receive. */
export type Delivery = ReturnType<typeof useDelivery>;
