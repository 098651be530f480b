import type { ComponentProps, ReactNode } from 'react';
import { LinkedText } from './LinkedText.tsx';
import './Section.scss';
import './SectionHead.scss';

type SectionHeadProps = {
  id: string;
  heading: string;
  lead?: string;
  size?: 'medium' | 'small';
  /** Controls at the right, such as a carousel's buttons, or false: the header then fades up with its parent. */
  children?: ReactNode;
};

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

type SectionProps = {
  isNavy?: boolean;
  isQuiet?: boolean;
  head?: ComponentProps<typeof SectionHead>;
  labelledBy?: string;
  children: ReactNode;
};

/** CSS counts sibling <section> elements to alternate backgrounds: what wraps a section in a page must be one, too. */
export function Section({ isNavy, isQuiet, head, labelledBy = head?.id, children }: SectionProps) {
  const look = `section${isNavy ? ' section--navy' : ''}${isQuiet ? ' section--quiet' : ''}`;
  return (
    <section className={look} aria-labelledby={labelledBy}>
      <div className="wrap">
        {head && <SectionHead {...head} />}
        {children}
      </div>
    </section>
  );
}
