import type { ReactNode } from 'react';
import { LinkButton } from '../ui/Button.tsx';
import './ActionBar.scss';

type ActionBarProps = {
  /** Words of the button. */
  action: string;
  /** The sections along which the bar is shown: those before the callout. */
  children: ReactNode;
};

/** On phones a button to the enquiry form at the bottom of the window, for as long as the sections are in view. */
export function ActionBar({ action, children }: ActionBarProps) {
  return (
    <div className="action-bar">
      {children}
      <div className="action-bar__bar">
        <LinkButton to="/contact/" icon="arrow-right">
          {action}
        </LinkButton>
      </div>
    </div>
  );
}
