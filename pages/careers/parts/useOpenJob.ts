import { useEffect, useState } from 'react';
import { withBase } from '#shared/core/addresses.ts';
import { afterPaint } from '#shared/runtime/islands/moments.ts';
import { isPlainClick } from '#shared/runtime/links.ts';
import { pathOfForm } from '../jobPaths.ts';
import type { JobSummary } from '../jobTerms.ts';

/** History state of a job that was opened from the page, so that closing it goes back. */
const openedFromPage = { isOpenedFromPage: true };

export const applyHref = (job: JobSummary) => withBase(pathOfForm(job));

/** The job in the hash of the address, unless it has closed since the build. */
function jobInAddress(jobs: JobSummary[]): JobSummary | undefined {
  const job = jobs.find(({ slug }) => location.hash === `#${slug}`);
  return job && !document.getElementById(job.slug)?.closest('[hidden]') ? job : undefined;
}

function jobOfLink(jobs: JobSummary[], target: EventTarget | null): JobSummary | undefined {
  const address = (target as Element | null)?.closest?.('a')?.getAttribute('href');
  return jobs.find((job) => applyHref(job) === address);
}

/** Waits for the loader's animations to end; there are none under reduced motion. */
async function whenLoaderIsGone(): Promise<void> {
  const moves = document.querySelector('.page-loader')?.getAnimations({ subtree: true }) ?? [];
  await Promise.allSettled(moves.map(({ finished }) => finished));
}

/** The job whose dialog is open, which is the one in the address: Back closes it. */
export function useOpenJob(jobs: JobSummary[]) {
  const [openJob, setOpenJob] = useState<JobSummary>();

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const follow = () => {
      if (!signal.aborted) setOpenJob(jobInAddress(jobs));
    };
    const onClick = (event: MouseEvent) => {
      const job = jobOfLink(jobs, event.target);
      if (!job || !isPlainClick(event)) return;
      // A second tap may come before the dialog does.
      if (jobInAddress(jobs) !== job) history.pushState(openedFromPage, '', `#${job.slug}`);
      // If an extension has disabled pushState, the link leads to the job's page.
      if (jobInAddress(jobs) !== job) return;
      event.preventDefault();
      // A slow phone needs a tenth of a second for the dialog and the styles of the page that becomes inert.
      afterPaint().then(follow);
    };
    whenLoaderIsGone().then(follow);
    addEventListener('hashchange', follow, { signal });
    document.addEventListener('click', onClick, { signal });
    return () => listening.abort();
  }, [jobs]);

  const close = () => {
    setOpenJob(undefined);
    if ((history.state as typeof openedFromPage | null)?.isOpenedFromPage) history.back();
    // With its origin: a path that starts with two slashes would name another host.
    else history.replaceState(null, '', location.origin + location.pathname + location.search);
  };

  return { openJob, close };
}
