import { useEffect, useState } from 'react';
import { afterPaint } from '#shared/runtime/islands/afterPaint.ts';
import { isPlainClick } from '#shared/runtime/isPlainClick.ts';
import type { JobSummary } from '../jobTerms.ts';
import { enterJobAddress, jobInAddress, jobOfLink, leaveJobAddress } from './jobAddress.ts';

/** Waits for the loader's animations to end; there are none under reduced motion. */
async function whenLoaderIsGone(): Promise<void> {
  const moves = document.querySelector('.page-loader')?.getAnimations({ subtree: true }) ?? [];
  await Promise.allSettled(moves.map(({ finished }) => finished));
}

/**
 * The job whose dialog is open, which is the one in the address. Its Apply Now link opens it and Back closes it. A job
 * that is in the address on arrival opens after the loader.
 */
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
      if (jobInAddress(jobs) !== job) enterJobAddress(job);
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
    leaveJobAddress();
  };

  return { openJob, close };
}
