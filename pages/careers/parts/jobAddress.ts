import { withBase } from '../../../shared/core/base.ts';

type Addressed = { slug: string };

const hashOf = ({ slug }: Addressed) => `#${slug}`;

/** What the history notes of a job that was opened from the page, so that closing it means going back. */
type JobState = { isOpenedFromPage?: boolean } | null;

/** The job that the address names by its hash. */
export function jobInAddress<Job extends Addressed>(jobs: readonly Job[]): Job | undefined {
  return jobs.find((job) => hashOf(job) === location.hash);
}

/** The job that a link names by its hash. */
export function jobOfLink<Job extends Addressed>(
  jobs: readonly Job[],
  target: EventTarget | null,
): Job | undefined {
  const hash = (target as Element | null)?.closest?.('a[href^="#"]')?.getAttribute('href');
  return jobs.find((job) => hashOf(job) === hash);
}

/** Gives the page the address of a job, as a step that Back undoes. */
export function enterJobAddress(job: Addressed): void {
  history.pushState({ isOpenedFromPage: true } satisfies JobState, '', hashOf(job));
}

/** Takes the job out of the address again: by going back to where it was opened, or else in place. */
export function leaveJobAddress(): void {
  if ((history.state as JobState)?.isOpenedFromPage) history.back();
  // With its origin: a path of two slashes alone would name another host.
  else history.replaceState(null, '', location.origin + location.pathname + location.search);
}

/** The full address of a job, to be shared: always that of the careers page itself. */
export function shareAddress(job: Addressed): string {
  return new URL(withBase('/careers/') + hashOf(job), location.href).href;
}
