import { LinkButton } from '../ui/Button.tsx';
import './ActionBar.scss';

/** On phones a button to the enquiry form at the bottom of the window, until the callout right after it covers it. */
export function ActionBar({ action }: { action: string }) {
  return (
    <div className="action-bar">
      <LinkButton href="/contact/" icon="arrow-right">
        {action}
      </LinkButton>
    </div>
  );
}
