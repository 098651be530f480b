import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDelivery } from '#shared/forms/useDelivery.ts';
import { afterPaint } from '#shared/runtime/islands/moments.ts';
import { openerSelector } from '#shared/runtime/islands/protocol.ts';
import { isPlainClick } from '#shared/runtime/links.ts';
import { BottomBar } from '#shared/ui/BottomBar.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { jobWords } from '#shared/words/careers.ts';
import type { JobSummary } from '../jobTerms.ts';
import type { CareersProps } from '../page.ts';
import { JobDetails } from '../parts/JobDetails.tsx';
import { ApplicationForm, OutcomeAlert } from './ApplicationForm.tsx';
import './JobDialog.scss';

type JobDialogProps = CareersProps['application'] & { jobs: JobSummary[] };

/** Not a link: the address stays that of the job. */
function scrollToForm(): void {
  const heading = document.getElementById('application-heading')!;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.closest('form')!.scrollIntoView();
}

export function JobDialog({ jobs, ...application }: JobDialogProps) {
  const { openJob, close } = useOpenJob(jobs);
  const delivery = useDelivery(application.target);
  const opened = useRef<string>(undefined);

  const leave = useEffectEvent(delivery.leave);
  useEffect(() => {
    if (opened.current && opened.current !== openJob?.slug) leave(opened.current);
    opened.current = openJob?.slug;
  }, [openJob]);

  return (
    <>
      <Dialog
        isOpen={openJob !== undefined}
        label={openJob?.title ?? ''}
        opener={`[id="${openJob?.slug}"] ${openerSelector}`}
        onClose={close}
      >
        {openJob && (
          <div className="job-dialog" key={openJob.slug}>
            <div className="job-dialog__details">
              <JobDetails job={openJob} />
            </div>
            <BottomBar isAtOnce>
              <Button onClick={scrollToForm}>{jobWords.apply}</Button>
            </BottomBar>
            <div className="job-dialog__form screen-only">
              <ApplicationForm job={openJob} {...application} />
            </div>
          </div>
        )}
      </Dialog>
      <OutcomeAlert delivery={delivery} isMuted={openJob !== undefined} isInCorner />
    </>
  );
}

/** Unless it has closed since the build. */
function jobInAddress(jobs: JobSummary[]): JobSummary | undefined {
  const job = jobs.find(({ slug }) => location.hash === `#${slug}`);
  return job && !document.getElementById(job.slug)?.closest('[hidden]') ? job : undefined;
}

function jobOfLink(jobs: JobSummary[], target: EventTarget | null): JobSummary | undefined {
  const row = (target as Element).closest?.(openerSelector)?.closest('li');
  return jobs.find(({ slug }) => slug === row?.id);
}

/** There are no animations under reduced motion. */
async function whenLoaderIsGone(): Promise<void> {
  const moves = document.querySelector('.page-loader')?.getAnimations({ subtree: true }) ?? [];
  await Promise.allSettled(moves.map(({ finished }) => finished));
}

/** The job whose dialog is open is the one in the address: Back closes it. */
function useOpenJob(jobs: JobSummary[]) {
  const [openJob, setOpenJob] = useState<JobSummary>();

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const follow = () => setOpenJob(jobInAddress(jobs));
    const onClick = (event: MouseEvent) => {
      const job = jobOfLink(jobs, event.target);
      if (!job || !isPlainClick(event)) return;
      // A second tap may come before the dialog does.
      if (jobInAddress(jobs) !== job) history.pushState({ isOpenedFromPage: true }, '', `#${job.slug}`);
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
    if (history.state?.isOpenedFromPage) history.back();
    // With its origin: a path that starts with two slashes would name another host.
    else history.replaceState(null, '', location.origin + location.pathname + location.search);
  };

  return { openJob, close };
}
