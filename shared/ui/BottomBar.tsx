import type { ReactNode } from 'react';
import './BottomBar.scss';

type BottomBarProps = {
  /** The last day on which it is shown. */
  until?: string;
  /** A button or a link that looks like one. */
  children: ReactNode;
};

/** Keeps a page's next step at the lower edge of a phone's window. Put it right before that step. */
export function BottomBar({ until, children }: BottomBarProps) {
  return (
    <div className="bottom-bar" data-until={until}>
      {children}
    </div>
  );
}
