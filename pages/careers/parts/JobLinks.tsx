import { useState } from 'react';
import { Icon } from '#shared/ui/Icon.tsx';
import { jobWords } from '#shared/words/careers.ts';
import './JobLinks.scss';

/** A button that copies the address of a job's page, and a link to the page. */
export function JobLinks({ page }: { page: string }) {
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
