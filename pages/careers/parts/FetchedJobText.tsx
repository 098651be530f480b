import { useEffect, useState } from 'react';
import { jobWords } from '#shared/content/words/careers.ts';
import { fetchJobText } from './fetchJobText.ts';
import { JobText, type WrittenJob } from './JobText.tsx';
import './AwaitedJobText.scss';

/** A placeholder of about the size of a job's text while that is loading. */
function AwaitedJobText() {
  return (
    <div className="job-text awaited-job-text" aria-busy="true">
      <p />
      <h3 className="h4">{jobWords.responsibilities}</h3>
      <p />
      <h3 className="h4">{jobWords.skills}</h3>
      <p />
    </div>
  );
}

/** How long to wait for a job's text before a link to it is shown as well, in milliseconds. */
const patience = 8000;

/**
 * A job's text from its page, a placeholder while it is loading, or a link to the page if loading failed or takes long:
 * the text is still shown when it arrives.
 */
export function FetchedJobText({ page }: { page: string }) {
  const [text, setText] = useState<WrittenJob | 'missing'>();

  useEffect(() => {
    let isShown = true;
    const show = (result: WrittenJob | 'missing') => isShown && setText(result);
    const late = setTimeout(show, patience, 'missing');
    fetchJobText(page)
      .then(show, () => show('missing'))
      .finally(() => clearTimeout(late));
    return () => {
      isShown = false;
    };
  }, [page]);

  if (!text) return <AwaitedJobText />;
  if (text !== 'missing') return <JobText job={text} />;
  return (
    <p className="job-text">
      {jobWords.textMissing} <a href={page}>{jobWords.readOnPage}</a>
    </p>
  );
}
