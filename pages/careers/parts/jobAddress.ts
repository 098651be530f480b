import { withBase } from '#shared/core/base.ts';
import { pathOfForm } from '../jobPaths.ts';
import type { JobSummary } from '../jobTerms.ts';

/** History state of a job that was opened from the page, so that closing it goes back. */
type HistoryState = { isOpenedFromPage?: boolean } | null;

/** The address of a job's Apply Now link. */
export const applyHref = (job: JobSummary) => withBase(pathOfForm(job));

/** The job in the hash of the address, unless it has closed since the build. */
export function jobInAddress(jobs: JobSummary[]): JobSummary | undefined {
  const job = jobs.find(({ slug }) => location.hash === `#${slug}`);
  return job && !document.getElementById(job.slug)?.closest('[hidden]') ? job : undefined;
}

/** The job whose Apply Now link was clicked. */
export function jobOfLink(jobs: JobSummary[], target: EventTarget | null): JobSummary | undefined {
  const address = (target as Element | null)?.closest?.('a')?.getAttribute('href');
  return jobs.find((job) => applyHref(job) === address);
}

/** Puts a job into the address, as a history entry that Back undoes. */
export function enterJobAddress({ slug }: JobSummary): void {
  history.pushState({ isOpenedFromPage: true } satisfies HistoryState, '', `#${slug}`);
}

/** Removes the job from the address: by going back if it was opened on this page, otherwise in place. */
export function leaveJobAddress(): void {
  if ((history.state as HistoryState)?.isOpenedFromPage) history.back();
  // With its origin: a path that starts with two slashes would name another host.
  else history.replaceState(null, '', location.origin + location.pathname + location.search);
}
