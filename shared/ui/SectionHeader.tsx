import type { ReactNode } from 'react';
import './SectionHeader.scss';

type SectionHeaderProps = {
  /** Id by which the section is named. */
  id: string;
  heading: string;
  lead?: string;
  /** small: as in a side column. */
  size?: 'medium' | 'small';
  /** Controls at the right, such as a carousel's buttons. The header then fades up with what they control. */
  children?: ReactNode;
};

/** A section's h2 on the left, its lead in the middle and its controls on the right, on one baseline. */
export function SectionHeader({ id, heading, lead, size = 'medium', children }: SectionHeaderProps) {
  return (
    <header
      className={size === 'small' ? 'section-header section-header--small' : 'section-header'}
      data-reveal={children ? undefined : ''}
    >
      <h2 className="section-header__heading" id={id}>
        {heading}
      </h2>
      {lead && <p className="section-header__lead">{lead}</p>}
      {children && <div className="section-header__controls">{children}</div>}
    </header>
  );
}
