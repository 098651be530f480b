import type { ReactNode } from 'react';
import './SectionHeader.scss';

type SectionHeaderProps = {
  /** Id by which the section is named. */
  id: string;
  heading: string;
  lead?: string;
  /** The heading is as small as that of a side column. */
  isSmall?: boolean;
  /** Controls at the right, such as a carousel's buttons. The header then fades up with what they control. */
  children?: ReactNode;
};

/** A section's h2 on the left, its lead in the middle and its controls on the right, on one baseline. */
export function SectionHeader({ id, heading, lead, isSmall, children }: SectionHeaderProps) {
  return (
    <header
      className={isSmall ? 'section-header section-header--small' : 'section-header'}
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
