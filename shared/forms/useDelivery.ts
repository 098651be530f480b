import { useSyncExternalStore } from 'react';
import { fill } from '../core/fill.ts';
import { siteLang } from '../core/text.ts';
import { outcomeWords } from '../words/forms.ts';
import type { FormTarget } from './forms.ts';
import type { ChosenResume } from './resume.ts';
import type { SendResult } from './submit.ts';

export type AppliedJob = { slug: string; title: string };

export const noJob: AppliedJob = { slug: '', title: '' };

type Delivery = {
  /** Kept until it has been sent or its form is left. */
  resume?: ChosenResume | undefined;
  isSending?: boolean;
  outcome?: Outcome | undefined;
};

type Outcome = SendResult & {
  job: AppliedJob;
  at: Date;
  /** Whether its message has expired or was closed. */
  isRead: boolean;
};

/** What stays below a form once its message has gone. Without a mailbox to write to, a failure is not told. */
export function outcomeText(outcome: Outcome | undefined, reply: string, email?: string): string {
  if (!outcome) return '';
  if (outcome.status !== 'sent') return email ? fill(outcomeWords.failed, { email }) : '';
  const time = outcome.at.toLocaleTimeString(siteLang, { hour: 'numeric', minute: '2-digit' });
  return `${fill(outcomeWords.sent, { time })} ${reply}`.trim();
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // For Chrome before 119.
  event.returnValue = true;
}

function createDeliveries() {
  const followers = new Set<() => void>();
  let all: ReadonlyMap<string, Delivery> = new Map();

  const of = (slug: string): Delivery => all.get(slug) ?? {};
  const change = (slug: string, changes: Delivery) => {
    all = new Map(all).set(slug, { ...of(slug), ...changes });
    for (const follow of followers) follow();
  };
  // The newest: the one that it covers is shown again after it.
  const unread = () =>
    Array.from(all.values(), ({ outcome }) => outcome)
      .filter((outcome) => outcome?.isRead === false)
      .sort((one, other) => Number(one!.at) - Number(other!.at))
      .at(-1);

  return {
    subscribe: (follow: () => void) => {
      followers.add(follow);
      return () => followers.delete(follow);
    },
    read: () => all,
    deliver: async (job: AppliedJob, send: () => Promise<SendResult>) => {
      const { slug } = job;
      if (of(slug).isSending) return;
      change(slug, { isSending: true, outcome: undefined });
      addEventListener('beforeunload', warn);
      const result = await send();
      change(slug, {
        isSending: false,
        outcome: { ...result, job, at: new Date(), isRead: false },
        ...(result.status === 'sent' && { resume: undefined }),
      });
      if (![...all.values()].some(({ isSending }) => isSending)) removeEventListener('beforeunload', warn);
    },
    /** Discards the outcome and the resume of a form that was left, except what is being sent. */
    leave: (slug: string) =>
      change(slug, { outcome: undefined, ...(!of(slug).isSending && { resume: undefined }) }),
    choose: (slug: string, resume: ChosenResume | undefined) => change(slug, { resume }),
    of,
    isSent: (slug: string) => {
      const { outcome } = of(slug);
      return outcome?.status === 'sent' && !outcome.isRead;
    },
    unread,
    onOutcomeRead: () => {
      const outcome = unread();
      if (outcome) change(outcome.job.slug, { outcome: { ...outcome, isRead: true } });
    },
  };
}

export type Deliveries = ReturnType<typeof createDeliveries>;

const deliveries = new WeakMap<FormTarget, Deliveries>();

/** Kept as long as the `target` object: a dialog may be closed, and an island rendered again, while a form is sent. */
export function useDelivery(target: FormTarget): Deliveries {
  if (!deliveries.has(target)) deliveries.set(target, createDeliveries());
  const store = deliveries.get(target)!;
  useSyncExternalStore(store.subscribe, store.read, store.read);
  return store;
}
