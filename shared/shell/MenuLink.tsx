import { createContext, type ReactNode, use } from 'react';
import { withBase } from '../core/addresses.ts';

/** Address that the menus mark as the current page: for an alias, that of its original. */
export const CurrentPath = createContext('');

/** Whether the current page is at a path or below it; no page is below the home page. */
export function useIsWithin(path: string): true | undefined {
  const currentPath = use(CurrentPath);
  return (path === '/' ? currentPath === '/' : currentPath.startsWith(path)) || undefined;
}

type MenuLinkProps = {
  className: string;
  path: string;
  /** Address of the page that it leads to, if `path` is an alias of that page. */
  page?: string;
  /** Not marked on pages below its own. */
  isExact?: boolean;
  children: ReactNode;
};

export function MenuLink({ className, path, page = path, isExact, children }: MenuLinkProps) {
  const isWithin = useIsWithin(page);
  const isCurrent = use(CurrentPath) === page ? 'page' : !isExact && isWithin;
  return (
    <a className={className} href={withBase(path)} aria-current={isCurrent || undefined}>
      {children}
    </a>
  );
}
