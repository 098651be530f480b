import { useEffect, useState } from 'react';
import { isPlainClick } from '../../../shared/browser/isPlainClick.ts';
import type { JobName } from '../JobSummary.ts';
import { enterJobAddress, jobInAddress, jobOfLink, leaveJobAddress } from './jobAddress.ts';
import { whenLoaderIsGone } from './whenLoaderIsGone.ts';

/**
 * The job whose dialog is open: the one that the address names. Links to a job's hash open it and Back closes it.
 * A job named on arrival opens after the loader.
 * @param jobs the same list at each call
 */
export function useOpenJob(jobs: JobName[]) {
  const [openJob, setOpenJob] = useState<JobName>();

  useEffect(() => {
    let isMounted = true;
    const follow = () => {
      if (isMounted) setOpenJob(jobInAddress(jobs));
    };
    const onClick = (event: MouseEvent) => {
      const job = jobOfLink(jobs, event.target);
      if (!job || !isPlainClick(event)) return;
      event.preventDefault();
      enterJobAddress(job);
      follow();
    };
    whenLoaderIsGone().then(follow);
    addEventListener('popstate', follow);
    document.addEventListener('click', onClick);
    return () => {
      isMounted = false;
      removeEventListener('popstate', follow);
      document.removeEventListener('click', onClick);
    };
  }, [jobs]);

  const close = () => {
    setOpenJob(undefined);
    leaveJobAddress();
  };

  return { openJob, close };
}
