import { type MouseEvent, useState } from 'react';
import { submitWords } from '../content/words/forms.ts';
import { withBase } from '../core/base.ts';
import type { IconName } from '../core/iconNames.ts';
import { Button } from '../ui/Button.tsx';
import './SubmitArea.scss';

type SubmitAreaProps = {
  /** The button's label while nothing is being sent. */
  action: string;
  icon?: IconName;
  isSending?: boolean;
  /** Who receives what was entered, and why. */
  note: string;
  /** True if the form was not sent because something filled the honeypot field. */
  isHoneypotFilled?: boolean;
  /** Empties that field and sends the form. */
  onSendAnyway?: () => void;
};

/** The end of a form. While sending, the button says so, keeps the focus and does nothing. */
export function SubmitArea({
  action,
  icon,
  isSending = false,
  note,
  isHoneypotFilled = false,
  onSendAnyway,
}: SubmitAreaProps) {
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
      <p className="submit-area__note">{note}</p>
      <ul className="submit-area__links">
        <li>
          <a href={withBase('/privacy/')}>{submitWords.privacyLink}</a>
        </li>
        <li>
          <a href={withBase('/terms/')}>{submitWords.termsLink}</a>
        </li>
      </ul>
      <button
        className="submit-area__clear"
        type="reset"
        aria-disabled={isSending || undefined}
        onClick={onClear}
        // Resets the announcement, so that it is repeated the next time. Safari does not focus a button that is
        // clicked.
        onBlur={() => setCleared(false)}
        onPointerDown={() => setCleared(false)}
      >
        {submitWords.clear}
      </button>
    </div>
  );
}
