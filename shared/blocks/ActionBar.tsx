import { LinkButton } from '../ui/Button.tsx';
import './ActionBar.scss';

/** A link to the enquiry form at the bottom of a phone's window, until the callout that follows it covers it. */
export function ActionBar({ action }: { action: string }) {
  return (
    <div className="action-bar">
      <LinkButton href="/contact/" icon="arrow-right">
        {action}
      </LinkButton>
    </div>
  );
}
