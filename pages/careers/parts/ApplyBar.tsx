import type { ReactNode } from 'react';
import './ApplyBar.scss';

/** A link to the form on phones, where the form is far down the page. Put it right before the form. */
export function ApplyBar({ until, children }: { until?: string; children: ReactNode }) {
  return (
    <div className="apply-bar" data-until={until}>
      {children}
    </div>
  );
}
