import { useEffect, useState } from 'react';
import { isPlainClick } from '../../../shared/runtime/isPlainClick.ts';
import { enterJobAddress, jobInAddress, jobOfLink, leaveJobAddress } from './jobAddress.ts';
import type { ReadJob } from './readJob.ts';
import { whenLoaderIsGone } from './whenLoaderIsGone.ts';

/**
 * The job whose dialog is open, which is in the address. Links to a job's hash open it and Back closes it.
 * A job named on arrival opens after the loader.
 */
export function useOpenJob() {
  const [openJob, setOpenJob] = useState<ReadJob>();

  useEffect(() => {
    let isMounted = true;
    const follow = () => {
      if (isMounted) setOpenJob(jobInAddress());
    };
    const onClick = (event: MouseEvent) => {
      const job = jobOfLink(event.target);
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
  }, []);

  const close = () => {
    setOpenJob(undefined);
    leaveJobAddress();
  };

  return { openJob, close };
}
