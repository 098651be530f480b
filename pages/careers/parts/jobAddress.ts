import { type ReadJob, readJob } from './readJob.ts';

/** History state of a job that was opened from the page, so that closing it goes back. */
type JobState = { isOpenedFromPage?: boolean } | null;

/** The job of a hash, if its card is in the page and it has not closed since the build. */
function jobOfHash(hash: string): ReadJob | undefined {
  const card = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
  return card?.matches('.job-card:not([hidden])') ? readJob(card) : undefined;
}

/** The job that the address names by its hash. */
export function jobInAddress(): ReadJob | undefined {
  return jobOfHash(location.hash);
}

/** The job that a link names by its hash. */
export function jobOfLink(target: EventTarget | null): ReadJob | undefined {
  const link = (target as Element | null)?.closest?.('a[href^="#"]');
  return link ? jobOfHash(link.getAttribute('href')!) : undefined;
}

/** Gives the page the address of a job, as a step that Back undoes. */
export function enterJobAddress({ slug }: ReadJob): void {
  history.pushState({ isOpenedFromPage: true } satisfies JobState, '', `#${slug}`);
}

/** Removes the job from the address, by going back to where it was opened, or in place. */
export function leaveJobAddress(): void {
  if ((history.state as JobState)?.isOpenedFromPage) history.back();
  // With its origin: a path that starts with two slashes would name another host.
  else history.replaceState(null, '', location.origin + location.pathname + location.search);
}
