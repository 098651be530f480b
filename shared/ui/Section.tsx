import type { ReactNode } from 'react';
import './Section.scss';

/** Backgrounds of a section; adjacent sections use different ones. */
export const sectionTones = ['white', 'surface', 'navy'] as const;

type SectionProps = {
  tone?: (typeof sectionTones)[number];
  /** Quiet sections have less room above and below. */
  isQuiet?: boolean;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  children: ReactNode;
};

/** A full-width band of a page with its content inside the gutters. */
export function Section({ tone = 'white', isQuiet = false, labelledBy, children }: SectionProps) {
  const look = `section section--${tone}${isQuiet ? ' section--quiet' : ''}`;
  return (
    <section className={look} aria-labelledby={labelledBy}>
      <div className="wrap">{children}</div>
    </section>
  );
}
