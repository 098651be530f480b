import type { ReactNode } from 'react';
import { withBase } from '../core/base.ts';
import { isWithin } from './isWithin.ts';

type MenuLinkProps = {
  className: string;
  path: string;
  /** Address of the page that it leads to, if `path` is an alias of that page. */
  page?: string;
  currentPath: string;
  /** Marks the link on its own page only, not on those below. */
  isExact?: boolean;
  children: ReactNode;
};

/** A link in header, drawer or footer, marked if it leads to the current page or a parent of it. */
export function MenuLink({ className, path, page = path, currentPath, isExact, children }: MenuLinkProps) {
  const isCurrent = (!isExact && isWithin(currentPath, page)) || undefined;
  return (
    <a className={className} href={withBase(path)} aria-current={page === currentPath ? 'page' : isCurrent}>
      {children}
    </a>
  );
}
