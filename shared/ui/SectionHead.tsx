import type { ReactNode } from 'react';
import { LinkedText } from './LinkedText.tsx';
import './SectionHead.scss';

type SectionHeadProps = {
  id: string;
  heading: string;
  /** `[words](address)` is a link. */
  lead?: string;
  /** small: as in a side column. */
  size?: 'medium' | 'small';
  /** Controls at the right, such as a carousel's buttons, or false: the header then fades up with its parent. */
  children?: ReactNode;
};

/** A section's h2 on the left, its lead in the middle and its controls on the right, on one baseline. */
export function SectionHead({ id, heading, lead, size = 'medium', children }: SectionHeadProps) {
  return (
    <header className="section-head" data-reveal={children === undefined ? '' : undefined}>
      <h2 className={`section-head__heading${size === 'small' ? ' h2-side' : ''}`} id={id}>
        {heading}
      </h2>
      {lead && (
        <p className="section-head__lead">
          <LinkedText>{lead}</LinkedText>
        </p>
      )}
      {children && <div className="section-head__controls">{children}</div>}
    </header>
  );
}
