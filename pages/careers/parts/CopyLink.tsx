import { useState } from 'react';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { copyText } from './copyText.ts';
import { shareAddress } from './jobAddress.ts';
import './CopyLink.scss';

const told = {
  copied: 'Link copied',
  refused: 'Copy the link from the address bar',
};

/** Copies the address of a job, to be sent to somebody. */
export function CopyLink({ job }: { job: { slug: string } }) {
  const [result, setResult] = useState<keyof typeof told>();
  const copy = async () => {
    // Only what changes is spoken: pressed again, the same words must go and come.
    setResult(undefined);
    setResult((await copyText(shareAddress(job))) ? 'copied' : 'refused');
  };
  return (
    <span className="copy-link">
      <button className="copy-link__button" type="button" onClick={copy}>
        <Icon name="link" />
        Copy link
      </button>
      <span role="status">{result && told[result]}</span>
    </span>
  );
}
