import { type ReactNode, useId } from 'react';
import type { SiteLink } from '../site/siteData.ts';
import { breakAfterSlashes } from './breakAfterSlashes.tsx';
import { MenuLink } from './MenuLink.tsx';

type FooterColumnProps = {
  heading: string;
  /** Links of the column. */
  links?: SiteLink[];
  /** Plain texts in place of links. */
  texts?: string[];
  /** Any other content of the column. */
  children?: ReactNode;
  currentPath?: string;
  /** Sets a long list in two text columns. */
  isTwoColumn?: boolean;
};

/** One of the footer's columns: a heading and its content. */
export function FooterColumn({
  heading,
  links,
  texts,
  children,
  currentPath,
  isTwoColumn,
}: FooterColumnProps) {
  const id = useId();
  const list = `footer__list${isTwoColumn ? ' footer__list--two-column' : ''}`;
  return (
    <div>
      <h2 className="footer__heading" id={id}>
        {heading}
      </h2>
      {links && (
        <ul className={list} aria-labelledby={id}>
          {links.map(({ label, path, page }) => (
            <li key={label}>
              <MenuLink className="footer__link" path={path} page={page} currentPath={currentPath}>
                {label}
              </MenuLink>
            </li>
          ))}
        </ul>
      )}
      {texts && (
        <ul className={list} aria-labelledby={id}>
          {texts.map((text) => (
            <li key={text}>
              <span>{breakAfterSlashes(text)}</span>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
