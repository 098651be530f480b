import { useState } from 'react';
import { jobWords } from '../../../shared/content/words/careers.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import './JobLinks.scss';

const messages = { copied: jobWords.linkCopied, refused: jobWords.linkRefused };

/** Copies the address of a job's page, to share it, or leads to the page. */
export function JobLinks({ page }: { page: string }) {
  const [result, setResult] = useState<keyof typeof messages>();
  const copy = async () => {
    // Screen readers announce changes only: the same message has to disappear and return.
    setResult(undefined);
    try {
      await navigator.clipboard.writeText(new URL(page, location.href).href);
      setResult('copied');
    } catch {
      setResult('refused');
    }
  };
  return (
    <div className="job-links">
      <button type="button" onClick={copy}>
        <Icon name="link" />
        {jobWords.copyLink}
      </button>
      <a href={page}>{jobWords.page}</a>
      <span role="status">{result && messages[result]}</span>
    </div>
  );
}
