import { createContext, type ReactNode, use } from 'react';
import { withBase } from '../core/base.ts';
import { isWithin } from './isWithin.ts';

/** Address that the menus mark as the current page: for an alias, that of its original. */
export const CurrentPath = createContext('');

type MenuLinkProps = {
  className: string;
  path: string;
  /** Address of the page that it leads to, if `path` is an alias of that page. */
  page?: string;
  /** Marks the link on its own page only, not on those below. */
  isExact?: boolean;
  children: ReactNode;
};

/** A link in header, drawer or footer, marked if it leads to the current page or a parent of it. */
export function MenuLink({ className, path, page = path, isExact, children }: MenuLinkProps) {
  const currentPath = use(CurrentPath);
  const isCurrent = (!isExact && isWithin(currentPath, page)) || undefined;
  return (
    <a className={className} href={withBase(path)} aria-current={page === currentPath ? 'page' : isCurrent}>
      {children}
    </a>
  );
}
