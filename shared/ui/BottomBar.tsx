import type { ReactNode } from 'react';
import './BottomBar.scss';

type BottomBarProps = {
  until?: string;
  /** In the first view, too. */
  isAtOnce?: boolean;
  children: ReactNode;
};

/** Keeps a page's next step at the lower edge of a phone's window. Put it right before that step. */
export function BottomBar({ until, isAtOnce, children }: BottomBarProps) {
  return (
    <div className={`bottom-bar${isAtOnce ? ' bottom-bar--at-once' : ''}`} data-until={until}>
      {children}
    </div>
  );
}
