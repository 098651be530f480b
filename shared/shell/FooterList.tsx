import { Children, type ReactNode, useId } from 'react';
import './Footer.columns.scss';

type FooterListProps = {
  heading: string;
  /** Sets a list in several text columns. */
  isLong?: boolean;
  /** Its entries are proper names, which translators leave alone. */
  hasNames?: boolean;
  children: ReactNode;
};

/** A list as a column, which script collapses on narrow screens. Renders nothing without children, its entries. */
export function FooterList({ heading, isLong, hasNames, children }: FooterListProps) {
  const id = useId();
  if (Children.count(children) === 0) return null;
  return (
    <details className={`footer__group${isLong ? ' footer__group--long' : ''}`} data-collapses="" open>
      <summary className="footer__summary" tabIndex={-1}>
        <h2 className="footer__heading h4" id={id}>
          {heading}
        </h2>
      </summary>
      <ul className="footer__list" translate={hasNames ? 'no' : undefined} aria-labelledby={id}>
        {children}
      </ul>
    </details>
  );
}
