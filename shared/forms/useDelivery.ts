import { useSyncExternalStore } from 'react';
import type { FormTarget } from './forms.ts';
import type { SendResult } from './outcome.ts';
import type { ChosenResume } from './resume.ts';

/** The job of an application, which is known by its slug. */
export type AppliedJob = { slug: string; title: string };

/** That of an enquiry. */
export const noJob: AppliedJob = { slug: '', title: '' };

/** The outcome of sending a form. */
type DeliveryOutcome = SendResult & {
  job: AppliedJob;
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
 * Sends forms, one at a time for each job. A chosen resume is kept until it has been sent or its form is left.
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
  const outcomesOfOthers = (slug: string) => now.outcomes.filter(({ job }) => job.slug !== slug);

  return {
    subscribe: (follow: () => void) => {
      followers.add(follow);
      return () => followers.delete(follow);
    },
    read: () => now,
    /** Sends with `send`, which never throws. */
    deliver: async (job: AppliedJob, send: () => Promise<SendResult>) => {
      const { slug } = job;
      if (now.sending.includes(slug)) return;
      change({ sending: [...now.sending, slug], outcomes: outcomesOfOthers(slug) });
      addEventListener('beforeunload', warn);
      const result = await send();
      if (result.status === 'sent') resumes.delete(slug);
      change({
        sending: now.sending.filter((other) => other !== slug),
        outcomes: [...now.outcomes, { job, ...result, at: new Date(), isRead: false }],
      });
      if (now.sending.length === 0) removeEventListener('beforeunload', warn);
    },
    /** Discards the outcome and the resume of a form that was left, except what is being sent. */
    leave: (slug: string) => {
      if (!now.sending.includes(slug)) resumes.delete(slug);
      change({ outcomes: outcomesOfOthers(slug) });
    },
    choose: (slug: string, resume: ChosenResume | undefined) => {
      if (resume) resumes.set(slug, resume);
      else resumes.delete(slug);
      change({});
    },
    resumeOf: (slug: string) => resumes.get(slug),
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
    /** What stays beside the form of a job. */
    outcomeOf: (slug: string) => outcomes.find(({ job }) => job.slug === slug),
    isSending: (slug: string) => sending.includes(slug),
    isSent: (slug: string) =>
      outcomes.some(({ job, status, isRead }) => job.slug === slug && status === 'sent' && !isRead),
  };
}

/** The result of `useDelivery`, which forms and alerts receive. */
export type Delivery = ReturnType<typeof useDelivery>;
