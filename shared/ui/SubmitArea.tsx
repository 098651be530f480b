import { Button } from './Button.tsx';
import type { IconName } from './iconNames.ts';
import './SubmitArea.scss';

type SubmitAreaProps = {
  /** What the button says while nothing is being sent. */
  action: string;
  icon?: IconName;
  isSending?: boolean;
  /** Who receives what was entered, and why. */
  note: string;
};

/** The end of a form. While it is being sent the button says so; it keeps the focus and does nothing. */
export function SubmitArea({ action, icon, isSending = false, note }: SubmitAreaProps) {
  return (
    <div className="submit-area">
      <Button type="submit" icon={isSending ? undefined : icon} aria-disabled={isSending || undefined}>
        {isSending ? 'Sending' : action}
      </Button>
      <span className="visually-hidden" role="status">
        {isSending && 'Sending'}
      </span>
      <p className="submit-area__note">{note}</p>
    </div>
  );
}
