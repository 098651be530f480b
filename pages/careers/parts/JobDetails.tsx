import { useState } from 'react';
import { withBase } from '#shared/core/addresses.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { jobWords } from '#shared/words/careers.ts';
import { pathOfJob } from '../jobPaths.ts';
import type { JobSummary } from '../jobTerms.ts';
import { FetchedJobText } from './FetchedJobText.tsx';
import { JobFacts } from './JobFacts.tsx';
import './JobDetails.scss';
import './JobLinks.scss';

function JobLinks({ page }: { page: string }) {
  const [answers, setAnswers] = useState<string[]>([]);
  const copy = async () => {
    let answer: string = jobWords.linkCopied;
    try {
      await navigator.clipboard.writeText(new URL(page, location.href).href);
    } catch {
      answer = jobWords.linkRefused;
    }
    setAnswers((earlier) => [...earlier, answer]);
  };
  return (
    <div className="job-links">
      <button type="button" onClick={copy}>
        <Icon name="link" />
        {jobWords.copyLink}
      </button>
      <a href={page}>{jobWords.page}</a>
      {/* A new element for each answer: screen readers announce a repeated text only if its node is new. */}
      <span aria-live="polite">
        {answers.length > 0 && <span key={answers.length}>{answers.at(-1)}</span>}
      </span>
    </div>
  );
}

export function JobDetails({ job }: { job: JobSummary }) {
  const { title, tags, terms, location } = job;
  const page = withBase(pathOfJob(job));
  return (
    <article className="job-details" tabIndex={-1} aria-label={title}>
      <div className="job-details__head">
        <h2 className="job-details__title h2-dialog">{title}</h2>
        <JobFacts tags={tags} terms={terms} location={location} />
      </div>
      <JobLinks page={page} />
      <FetchedJobText page={page} />
    </article>
  );
}
