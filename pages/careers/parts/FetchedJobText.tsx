import { useEffect, useState } from 'react';
import { jobWords } from '../../../shared/content/words/careers.ts';
import { AwaitedJobText } from './AwaitedJobText.tsx';
import { fetchJobText } from './fetchJobText.ts';
import { JobText, type WrittenJob } from './JobText.tsx';

/** A job's text from its page, a placeholder while it is loading, or a link to the page if loading failed. */
export function FetchedJobText({ page }: { page: string }) {
  const [job, setJob] = useState<WrittenJob | 'missing'>();

  useEffect(() => {
    let isShown = true;
    const show = (result: WrittenJob | 'missing') => isShown && setJob(result);
    fetchJobText(page).then(show, () => show('missing'));
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
