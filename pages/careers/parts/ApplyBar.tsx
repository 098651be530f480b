import type { ReactNode } from 'react';
import './ApplyBar.scss';

/** The link to the form on phones, where the form is far below. Put it right before the form. */
export function ApplyBar({ until, children }: { until?: string; children: ReactNode }) {
  return (
    <div className="apply-bar" data-until={until}>
      {children}
    </div>
  );
}
