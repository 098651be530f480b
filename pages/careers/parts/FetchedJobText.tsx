import { useEffect, useState } from 'react';
import { jobWords } from '../../../shared/content/words/careers.ts';
import { AwaitedJobText } from './AwaitedJobText.tsx';
import { fetchJobText } from './fetchJobText.ts';
import { JobText, type WrittenJob } from './JobText.tsx';

/** How long to wait for a job's text before a link to it is shown as well, in milliseconds. */
const patience = 8000;

/**
 * A job's text from its page, a placeholder while it is loading, or a link to the page if loading failed or takes long:
 * the text is still shown when it arrives.
 */
export function FetchedJobText({ page }: { page: string }) {
  const [job, setJob] = useState<WrittenJob | 'missing'>();

  useEffect(() => {
    let isShown = true;
    const show = (result: WrittenJob | 'missing') => isShown && setJob(result);
    const late = setTimeout(show, patience, 'missing');
    fetchJobText(page)
      .then(show, () => show('missing'))
      .finally(() => clearTimeout(late));
    return () => {
      isShown = false;
    };
  }, [page]);

  if (!job) return <AwaitedJobText />;
  if (job !== 'missing') return <JobText job={job} />;
  return (
    <p className="job-text">
      {jobWords.textMissing} <a href={page}>{jobWords.readOnPage}</a>
    </p>
  );
}
