import { useState } from 'react';
import { jobWords } from '../../../shared/content/words/careers.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { copyText } from './copyText.ts';
import './CopyLink.scss';

const messages = { copied: jobWords.linkCopied, refused: jobWords.linkRefused };

/** Copies the address of a job's page, to share it. */
export function CopyLink({ address }: { address: string }) {
  const [result, setResult] = useState<keyof typeof messages>();
  const copy = async () => {
    // Screen readers announce changes only: the same message has to disappear and return.
    setResult(undefined);
    setResult((await copyText(address)) ? 'copied' : 'refused');
  };
  return (
    <span className="copy-link">
      <button className="copy-link__button" type="button" onClick={copy}>
        <Icon name="link" />
        {jobWords.copyLink}
      </button>
      <span role="status">{result && messages[result]}</span>
    </span>
  );
}
