import type { ReactNode } from 'react';
import './Section.scss';

type SectionProps = {
  isNavy?: boolean;
  /** Quiet sections have less space above and below. */
  isQuiet?: boolean;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  children: ReactNode;
};

/**
 * A full-width band of a page with its content inside the gutters. CSS alternates the backgrounds of light sections by
 * counting sibling <section> elements, so anything that wraps a section in a page must be a <section>, too.
 */
export function Section({ isNavy = false, isQuiet = false, labelledBy, children }: SectionProps) {
  const look = `section${isNavy ? ' section--navy' : ''}${isQuiet ? ' section--quiet' : ''}`;
  return (
    <section className={look} aria-labelledby={labelledBy}>
      <div className="wrap">{children}</div>
    </section>
  );
}
