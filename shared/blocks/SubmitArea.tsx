import { type MouseEvent, type ReactNode, useState } from 'react';
import { withBase } from '../core/addresses.ts';
import type { IconName } from '../core/icons.ts';
import { Button } from '../ui/Button.tsx';
import { LinkedText } from '../ui/LinkedText.tsx';
import { submitWords } from '../words/forms.ts';
import './SubmitArea.scss';

type SubmitAreaProps = {
  action: string;
  icon?: IconName;
  isSending?: boolean;
  note: string;
  outcome?: string;
  alert?: ReactNode;
  isHoneypotFilled?: boolean;
  onSendAnyway?: () => void;
};

export function SubmitArea(props: SubmitAreaProps) {
  const { action, icon, isSending = false, note, outcome, alert, isHoneypotFilled, onSendAnyway } = props;
  const [isCleared, setCleared] = useState(false);
  if (isSending && isCleared) setCleared(false);
  const onClear = (event: MouseEvent) => {
    if (isSending) event.preventDefault();
    setCleared(!isSending);
  };
  return (
    <div className="submit-area">
      <Button type="submit" icon={isSending ? undefined : icon} aria-disabled={isSending || undefined}>
        {isSending ? submitWords.sending : action}
      </Button>
      <span className="visually-hidden" aria-live="polite">
        {isSending ? submitWords.sending : isCleared && submitWords.cleared}
      </span>
      <div aria-live="assertive">
        {isHoneypotFilled && (
          <div className="submit-area__honeypot">
            <p>{submitWords.honeypotFilled}</p>
            <Button variant="secondary" size="small" onClick={onSendAnyway}>
              {submitWords.sendAnyway}
            </Button>
          </div>
        )}
      </div>
      {/* One on top of the other, so that no control moves and no field is covered. */}
      <div className="submit-area__words">
        <p className="small">{note}</p>
        <div className="submit-area__outcome small" aria-live="polite">
          {outcome && (
            <p key={outcome}>
              <LinkedText>{outcome}</LinkedText>
            </p>
          )}
        </div>
        {alert}
      </div>
      <ul className="submit-area__links small">
        <li>
          <a href={withBase('/privacy/')}>{submitWords.privacyLink}</a>
        </li>
        <li>
          <a href={withBase('/terms/')}>{submitWords.termsLink}</a>
        </li>
      </ul>
      <button
        className="submit-area__clear small"
        type="reset"
        aria-disabled={isSending || undefined}
        onClick={onClear}
        // Resets the announcement, to be made again. Safari does not focus a button that is clicked.
        onBlur={() => setCleared(false)}
        onPointerDown={() => setCleared(false)}
      >
        {submitWords.clear}
      </button>
    </div>
  );
}
