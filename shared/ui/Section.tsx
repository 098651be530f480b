import type { ComponentProps, ReactNode } from 'react';
import { SectionHead } from './SectionHead.tsx';
import './Section.scss';

type SectionProps = {
  isNavy?: boolean;
  isQuiet?: boolean;
  /** Its heading, which names it, and what belongs to that. */
  head?: ComponentProps<typeof SectionHead>;
  /** Id of the heading that names a section without `head`. */
  labelledBy?: string;
  children: ReactNode;
};

/**
 * A full-width band of a page with its content inside the gutters. CSS alternates the backgrounds of light sections by
 * counting sibling <section> elements, so anything that wraps a section in a page must be a <section>, too.
 */
export function Section({
  isNavy = false,
  isQuiet = false,
  head,
  labelledBy = head?.id,
  children,
}: SectionProps) {
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
